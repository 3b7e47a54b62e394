/**
 * Names of places and people in English, and how each is written in Arabic; those that say more than a name in one of
 * the two («قطر», drops; «مصر») stand with what tells them apart.
 */
export const NAMES: readonly (readonly [english: string, arabic: readonly string[]])[] = [
  ['Sidrana', ['سدرانا']],
  ['Dubai', ['دبي']],
  ['Abu Dhabi', ['أبوظبي']],
  ['Saudi', ['السعودي', 'سعودي']],
  ['Riyadh', ['الرياض']],
  ['Jeddah', ['جدّة']],
  ['Dammam', ['الدمّام']],
  ['Tihama', ['تهامة']],
  ['Kuwait', ['الكويت', 'كويت']],
  ['Hawalli', ['حولي']],
  ['Doha', ['الدوحة']],
  ['Muscat', ['مسقط']],
  ['Batinah', ['الباطنة']],
  ['Salalah', ['صلالة']],
  ['Jabal Akhdar', ['الجبل الأخضر']],
  ['Manama', ['المنامة']],
  ['Bahrain', ['البحرين', 'بحرين']],
  ['Cairo', ['القاهرة']],
  ['Alexandria', ['الإسكندرية']],
  ['Fayoum', ['الفيوم']],
  ['Pratapgarh', ['براتابغره']],
  ['Basra', ['البصرة']],
  ['Ramadan', ['رمضان']],
];
