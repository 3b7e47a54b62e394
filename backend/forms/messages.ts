import type { Translated } from '../../contract/languages.ts';
import type { FieldRule } from './form-rules.ts';

export type FormStatus = 'mail_sent' | 'mail_failed' | 'validation_failed' | 'acceptance_missing' | 'spam';

const FAILED = {
  en: 'There was an error trying to send your message. Please try again later.',
  ar: 'حدث خطأ أثناء محاولة إرسال رسالتك. يُرجى المحاولة لاحقًا.',
};

/** The plugin's message for a whole form; spam gets the message of a failure. */
export const STATUS_MESSAGES: Record<FormStatus, Translated> = {
  mail_sent: { en: 'Thank you for your message. It has been sent.', ar: 'وصلتنا رسالتك، شكرًا لك.' },
  mail_failed: FAILED,
  spam: FAILED,
  validation_failed: {
    en: 'One or more fields have an error. Please check and try again.',
    ar: 'يوجد خطأ في حقل أو أكثر. يُرجى التحقّق والمحاولة مجدّدًا.',
  },
  acceptance_missing: {
    en: 'You must accept the terms and conditions before sending your message.',
    ar: 'يجب قبول الشروط والأحكام قبل إرسال رسالتك.',
  },
};

/** The plugin's message for a field that breaks a rule. */
export const RULE_MESSAGES: Record<FieldRule['rule'], Translated> = {
  required: { en: 'Please fill out this field.', ar: 'يُرجى ملء هذا الحقل.' },
  requiredfile: { en: 'Please fill out this field.', ar: 'يُرجى ملء هذا الحقل.' },
  email: { en: 'Please enter an email address.', ar: 'يُرجى إدخال عنوان بريد إلكتروني.' },
  tel: { en: 'Please enter a telephone number.', ar: 'يُرجى إدخال رقم هاتف.' },
  minlength: { en: 'This field has a too short input.', ar: 'القيمة المدخلة في هذا الحقل قصيرة جدًّا.' },
  maxlength: { en: 'This field has a too long input.', ar: 'القيمة المدخلة في هذا الحقل طويلة جدًّا.' },
  file: { en: 'You are not allowed to upload files of this type.', ar: 'لا يُسمح برفع ملفّات من هذا النوع.' },
  maxfilesize: { en: 'The uploaded file is too large.', ar: 'الملفّ المرفوع كبير جدًّا.' },
};
