/** The texts of the style guide, for setting both scripts. */
export const samples = {
  en: {
    heading: 'Hair remembers its roots',
    text: 'Amla and sidr leaf, steeped in the sesame oil your grandmother measured by the palm. 200 ml, 71%.',
    action: 'Discover Tarwa',
    label: 'E-mail',
    hint: 'We write twice a month.',
    error: 'Write an address like name@example.com.',
    option: 'Sidr',
    question: 'How long should I leave it on?',
    answer:
      '<p>Overnight, or for an hour at least. See <a href="#">the ritual</a>.</p><ul><li>Warm a palmful</li><li>Part the hair in five</li></ul><blockquote>The stick came first.</blockquote><table><thead><tr><th>Size</th><th>Use</th></tr></thead><tbody><tr><td>200 ml</td><td>Home</td></tr><tr><td>50 ml</td><td>Travel</td></tr></tbody></table>',
  },
  ar: {
    heading: 'الشعر يذكر جذوره',
    text: 'أملا وورق سدر منقوعان في زيت السمسم الذي كانت جدّتك تقيسه براحة اليد. 200 مل، 71٪.',
    action: 'اكتشف تروى',
    label: 'البريد الإلكتروني',
    hint: 'نكتب مرّتين في الشهر.',
    error: 'اكتب عنوانًا مثل name@example.com.',
    option: 'السدر',
    question: 'كم أتركه على الشعر؟',
    answer:
      '<p>طوال الليل، أو ساعة على الأقل. راجع <a href="#">الطريقة</a>.</p><ul><li>دفّئ ملء الكفّ</li><li>افرق الشعر خمسة أقسام</li></ul><blockquote>العود هو الأصل.</blockquote><table><thead><tr><th>الحجم</th><th>الاستعمال</th></tr></thead><tbody><tr><td>200 مل</td><td>البيت</td></tr><tr><td>50 مل</td><td>السفر</td></tr></tbody></table>',
  },
} as const;

export type Samples = (typeof samples)[keyof typeof samples];
