type Name = readonly [english: string, arabic: readonly string[]];

/** Names in English, and how each is written in Arabic: where one language has it, the other does. */
export const NAMES: readonly Name[] = [
  ['Sidrana', ['سدرانا']],
  ['Ramadan', ['رمضان']],
  ['Umrah', ['العمرة', 'عمرة']],

  // People
  ['Adel Mansour', ['عادل منصور']],
  ['Dana Khalil', ['دانة خليل']],
  ['Hamad Rashed', ['حمد راشد']],
  ['Huda Nasser', ['هدى ناصر']],
  ['Karim Aziz', ['كريم عزيز']],
  ['Layla Al Marri', ['ليلى المرّي']],
  ['Maryam Saleh', ['مريم صالح']],
  ['Mona Farid', ['منى فريد']],
  ['Nabila', ['نبيلة']],
  ['Noor Al Balushi', ['نور البلوشي']],
  ['Omar Siddiq', ['عمر صدّيق']],
  ['Rafiq Anwar', ['رفيق أنور']],
  ['Reem Darwish', ['ريم درويش']],
  ['Salim Rashed', ['سالم راشد']],
  ['Sara Al Kandari', ['سارة الكندري']],
  ['Shamma Obaid', ['شمّا عبيد']],
  ['Umm Hadi', ['أم هادي']],
  ['Yahya Musa', ['يحيى موسى']],
  ['Yusuf Haddad', ['يوسف حدّاد']],

  // The Emirates
  ['Dubai', ['دبي']],
  ['Al Quoz', ['القوز']],
  ['Abu Dhabi', ['أبوظبي']],
  ['Sharjah', ['الشارقة']],
  ['Ajman', ['عجمان']],
  ['Fujairah', ['الفجيرة']],
  ['Ras Al Khaimah', ['رأس الخيمة']],
  ['Umm Al Quwain', ['أم القيوين']],
  ['Al Dhafra', ['الظفرة']],

  // Saudi Arabia
  ['Saudi', ['السعودي', 'سعودي']],
  ['Riyadh', ['الرياض']],
  ['Jeddah', ['جدّة']],
  ['Makkah', ['مكّة']],
  ['Dammam', ['الدمّام']],
  ['Jubail', ['الجبيل']],
  ['Al Ahsa', ['الأحساء']],
  ['Qassim', ['القصيم']],
  ['Hail', ['حائل']],
  ['Taif', ['الطائف', 'طائفي']],
  ['Hijaz', ['الحجاز', 'حجازي']],
  ['Tihama', ['تهامة']],
  ['Jazan', ['جازان']],
  ['Najran', ['نجران']],

  // Kuwait, Qatar, Bahrain
  ['Kuwait', ['الكويت', 'كويت']],
  ['Hawalli', ['حولي']],
  ['Salmiya', ['السالمية']],
  ['Farwaniya', ['الفروانية']],
  ['Jahra', ['الجهراء']],
  ['Shuwaikh', ['الشويخ']],
  ['Doha', ['الدوحة']],
  ['Al Wakrah', ['الوكرة']],
  ['Mesaieed', ['مسيعيد']],
  ['Salwa Road', ['طريق سلوى']],
  ['Bahrain', ['البحرين', 'بحرين']],
  ['Manama', ['المنامة']],
  ['Muharraq', ['المحرّق']],
  ['Isa Town', ['مدينة عيسى']],
  ['Hamad Town', ['مدينة حمد']],
  ['Riffa', ['الرفاع']],

  // Oman
  ['Oman', ['عمان']],
  ['Muscat', ['مسقط']],
  ['Batinah', ['الباطنة']],
  ['Dhofar', ['ظفار']],
  ['Salalah', ['صلالة']],
  ['Sohar', ['صحار']],
  ['Nizwa', ['نزوى']],
  ['Seeb', ['السيب']],
  ['Jabal Akhdar', ['الجبل الأخضر']],

  // Egypt
  ['Cairo', ['القاهرة']],
  ['Giza', ['الجيزة']],
  ['Alexandria', ['الإسكندرية']],
  ['Fayoum', ['الفيوم']],
  ['Nile', ['النيل', 'الدلتا']],
  ['Sinai', ['سيناء']],
  ['Aswan', ['أسوان']],
  ['Mansoura', ['المنصورة']],
  ['Tanta', ['طنطا']],

  // Months and days
  ['January', ['يناير']],
  ['February', ['فبراير']],
  ['March', ['مارس']],
  ['April', ['أبريل']],
  ['June', ['يونيو']],
  ['July', ['يوليو']],
  ['August', ['أغسطس']],
  ['September', ['سبتمبر']],
  ['October', ['أكتوبر']],
  ['November', ['نوفمبر']],
  ['December', ['ديسمبر']],
  ['Tuesday', ['الثلاثاء', 'ثلاثاء']],
  ['Wednesday', ['الأربعاء', 'أربعاء']],
  ['Thursday', ['الخميس', 'خميس']],
  ['Friday', ['الجمعة', 'جمعة', 'جمعتين']],
  ['Saturday', ['السبت', 'سبت(?!مبر)']],

  // Elsewhere
  ['Red Sea', ['البحر الأحمر']],
  ['Basra', ['البصرة']],
  ['Lebanon', ['لبنان']],
  ['Yemen', ['اليمن', 'يمني']],
  ['Pratapgarh', ['براتابغره']],
  ['Zanzibar', ['زنجبار']],
];

/** Names that Arabic translates. */
export const TRANSLATED_NAMES: ReadonlySet<string> = new Set([
  'Arabia',
  'Arabic',
  'English',
  'Kingdom',
  'Moroccan',
  'Ms',
  'United',
]);

/** Names that are also an English word: “May I”. Only their Arabic form counts as the name. */
export const NAMES_LIKE_ENGLISH_WORDS: readonly Name[] = [['May', ['مايو']]];

/** Names that are also an Arabic word («صور», pictures; «المدينة», the city): only the English form counts. */
export const NAMES_LIKE_WORDS: readonly Name[] = [
  ['Abha', ['أبها']],
  ['Ahmadi', ['الأحمدي']],
  ['Al Ain', ['العين']],
  ['Al Khor', ['الخور']],
  ['Al Rayyan', ['الريّان']],
  ['Egypt', ['مصر']],
  ['Emirates|UAE', ['الإمارات', 'إماراتي']],
  ['Gulf', ['الخليج', 'خليجي']],
  ['India', ['الهند', 'هندي']],
  ['Khobar', ['الخبر']],
  ['Luxor', ['الأقصر']],
  ['Madinah', ['المدينة']],
  ['Monday', ['الاثنين', 'اثنين']],
  ['Morocco', ['المغرب']],
  ['Najd', ['نجد']],
  ['Qatar', ['قطر']],
  ['Sunday', ['الأحد', 'أحد']],
  ['Sur', ['صور']],
  ['Upper Egypt', ['الصعيد', 'صعيد مصر']],
];
