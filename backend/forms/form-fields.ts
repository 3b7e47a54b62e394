import type { FormName } from '../../contract/forms.ts';

/** What the forms plugin checks of a field; the names of rules are its own. */
export type FieldRule =
  | { rule: 'required' | 'email' | 'tel' | 'requiredfile' }
  | { rule: 'minlength' | 'maxlength' | 'maxfilesize'; threshold: number }
  | { rule: 'file'; accept: string[] };

export type FormFields = {
  rules: Record<string, FieldRule[]>;
  /** The box that must be ticked; unticked, the form answers `acceptance_missing`. */
  acceptance?: string;
};

const MAX_FILE = 5 * 1024 * 1024;
const PDF = ['.pdf', 'application/pdf'];
const DOCX = ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

const required: FieldRule = { rule: 'required' };
const email: FieldRule[] = [required, { rule: 'email' }, { rule: 'maxlength', threshold: 254 }];
const phone: FieldRule[] = [{ rule: 'tel' }, { rule: 'maxlength', threshold: 40 }];
const line: FieldRule[] = [{ rule: 'maxlength', threshold: 200 }];
const requiredLine: FieldRule[] = [required, ...line];
const text: FieldRule[] = [{ rule: 'maxlength', threshold: 2000 }];
const file = (accept: string[]): FieldRule[] => [
  { rule: 'file', accept },
  { rule: 'maxfilesize', threshold: MAX_FILE },
];

/** The fields of every form (rulings 5). Fields a form does not know are stored as they come. */
export const FORM_FIELDS: Record<FormName, FormFields> = {
  newsletter: { rules: { email } },
  'general-enquiry': {
    rules: {
      name: requiredLine,
      email,
      phone,
      topic: requiredLine,
      product: line,
      message: [required, { rule: 'minlength', threshold: 10 }, ...text],
    },
    acceptance: 'consent',
  },
  distribution: {
    rules: {
      company: requiredLine,
      'contact-person': requiredLine,
      'job-title': line,
      email,
      phone: [required, ...phone],
      country: requiredLine,
      city: requiredLine,
      'business-type': requiredLine,
      'years-in-business': line,
      ranges: [],
      territories: text,
      'brands-today': text,
      message: text,
      'company-profile': file(PDF),
    },
    acceptance: 'consent',
  },
  'join-us': {
    rules: {
      name: requiredLine,
      email,
      phone,
      job: line,
      message: text,
      cv: [{ rule: 'requiredfile' }, ...file([...PDF, ...DOCX])],
    },
    acceptance: 'consent',
  },
};
