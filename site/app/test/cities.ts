/** Cities of countries by their names in English, by longitude and latitude, near ones among them. */
export const CITIES: Readonly<
  Record<string, readonly [en: string, ar: string, longitude: number, latitude: number][]>
> = {
  'United Arab Emirates': [
    ['Dubai', 'دبي', 55.27, 25.2],
    ['Sharjah', 'الشارقة', 55.41, 25.35],
    ['Ajman', 'عجمان', 55.44, 25.41],
    ['Umm Al Quwain', 'أم القيوين', 55.55, 25.56],
    ['Ras Al Khaimah', 'رأس الخيمة', 55.94, 25.79],
    ['Fujairah', 'الفجيرة', 56.33, 25.13],
    ['Abu Dhabi', 'أبوظبي', 54.37, 24.45],
    ['Al Ain', 'العين', 55.76, 24.21],
  ],
  'Saudi Arabia': [
    ['Dammam', 'الدمّام', 50.1, 26.43],
    ['Khobar', 'الخبر', 50.2, 26.28],
    ['Dhahran', 'الظهران', 50.15, 26.29],
    ['Jubail', 'الجبيل', 49.66, 27.01],
    ['Riyadh', 'الرياض', 46.7, 24.7],
    ['Jeddah', 'جدّة', 39.2, 21.5],
    ['Makkah', 'مكّة المكرّمة', 39.82, 21.42],
    ['Taif', 'الطائف', 40.41, 21.27],
    ['Madinah', 'المدينة المنوّرة', 39.6, 24.5],
  ],
  Kuwait: [
    ['Kuwait City', 'مدينة الكويت', 47.98, 29.37],
    ['Salmiya', 'السالمية', 48.07, 29.33],
    ['Hawalli', 'حولي', 48.03, 29.33],
    ['Farwaniya', 'الفروانية', 47.96, 29.28],
    ['Jahra', 'الجهراء', 47.66, 29.34],
    ['Ahmadi', 'الأحمدي', 48.08, 29.08],
  ],
  Qatar: [
    ['Doha', 'الدوحة', 51.53, 25.29],
    ['Al Rayyan', 'الريّان', 51.42, 25.29],
    ['Lusail', 'لوسيل', 51.5, 25.42],
    ['Al Wakrah', 'الوكرة', 51.6, 25.17],
  ],
  Oman: [
    ['Muscat', 'مسقط', 58.41, 23.59],
    ['Mutrah', 'مطرح', 58.57, 23.62],
    ['Seeb', 'السيب', 58.18, 23.67],
    ['Sur', 'صور', 59.53, 22.57],
    ['Salalah', 'صلالة', 54.09, 17.02],
  ],
  Bahrain: [
    ['Manama', 'المنامة', 50.58, 26.23],
    ['Muharraq', 'المحرّق', 50.62, 26.26],
    ['Isa Town', 'مدينة عيسى', 50.55, 26.17],
    ['Riffa', 'الرفاع', 50.56, 26.13],
    ['Hamad Town', 'مدينة حمد', 50.51, 26.11],
  ],
  Egypt: [
    ['Cairo', 'القاهرة', 31.24, 30.04],
    ['Giza', 'الجيزة', 31.21, 30.01],
    ['Sixth of October City', 'مدينة السادس من أكتوبر', 30.93, 29.97],
    ['Alexandria', 'الإسكندرية', 29.92, 31.2],
    ['Mansoura', 'المنصورة', 31.38, 31.04],
  ],
};
