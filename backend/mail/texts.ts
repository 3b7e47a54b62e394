/** The texts of mails. They are gender-neutral, and their subjects repeat nothing a visitor typed. */
import type { FormName } from '../../contract/forms.ts';
import type { Translated } from '../../contract/languages.ts';

/** The name of each form's submissions, used at the start of a subject and inside a sentence. */
export const FORM_TITLES: Readonly<Record<FormName, Translated>> = {
  newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  'general-enquiry': { en: 'Enquiry', ar: 'استفسار' },
  distribution: { en: 'Distribution application', ar: 'طلب توزيع' },
  'join-us': { en: 'Job application', ar: 'طلب توظيف' },
};

const RECEIVED: Readonly<Record<FormName, Translated>> = {
  newsletter: { en: 'We have your address', ar: 'وصلنا عنوانك' },
  'general-enquiry': { en: 'We have your enquiry', ar: 'وصلنا استفسارك' },
  distribution: { en: 'We have your application', ar: 'وصلنا طلب التوزيع' },
  'join-us': { en: 'We have your application', ar: 'وصلنا طلب التوظيف' },
};

/** Who reads it, and the next step. */
const NEXT: Readonly<Record<FormName, Translated<(country: string) => string>>> = {
  newsletter: { en: () => '', ar: () => '' },
  'general-enquiry': {
    en: (country) =>
      `Our customer care team for ${country} will read your message and write back to this address, usually within two working days.`,
    ar: (country) =>
      `يقرأ رسالتك فريق خدمة العملاء المسؤول عن ${country}، ويصلك الردّ على هذا العنوان، وغالبًا خلال يومي عمل.`,
  },
  distribution: {
    en: (country) =>
      `Our partners team for ${country} reads every application and writes back to this address within fifteen working days.`,
    ar: (country) =>
      `يقرأ فريق الشركاء المسؤول عن ${country} كل طلب، ويصلك الردّ على هذا العنوان خلال خمسة عشر يوم عمل.`,
  },
  'join-us': {
    en: (country) =>
      `Our people team for ${country} reads every application and writes back to this address within ten working days, whatever the answer is.`,
    ar: (country) =>
      `يقرأ فريق الموارد البشرية المسؤول عن ${country} كل طلب، ويصلك الردّ على هذا العنوان خلال عشرة أيام عمل أيًّا كانت النتيجة.`,
  },
};

export const ACKNOWLEDGEMENT = {
  subject: RECEIVED,
  greeting: { en: 'Hello,', ar: 'تحية طيّبة،' },
  thanks: { en: 'Thank you for writing to us.', ar: 'شكرًا على مراسلتنا.' },
  next: NEXT,
  reference: {
    en: 'Your reference number, for when you write or call:',
    ar: 'الرقم المرجعي عند الكتابة إلينا أو الاتصال بنا:',
  },
  automatic: {
    en: 'This message was sent automatically. If you sent us nothing, somebody gave your address by mistake, and there is nothing you need to do.',
    ar: 'أُرسلت هذه الرسالة تلقائيًا. إذا لم ترسل إلينا شيئًا فقد أُدخل عنوانك خطأً، ولا يلزم أي إجراء.',
  },
} as const;

export const NOTIFICATION = {
  sent: { en: 'Sent', ar: 'وقت الإرسال' },
  country: { en: 'Country site', ar: 'موقع الدولة' },
  language: { en: 'Language', ar: 'اللغة' },
  page: { en: 'Page', ar: 'الصفحة' },
  reference: { en: 'Reference number', ar: 'الرقم المرجعي' },
  reply: {
    en: 'Reply to this mail to answer the sender.',
    ar: 'يصل الردّ على هذه الرسالة إلى المرسِل مباشرة.',
  },
  file: { en: 'can be downloaded for 14 days', ar: 'متاح للتنزيل لمدّة 14 يومًا' },
} as const satisfies Readonly<Record<string, Translated>>;
