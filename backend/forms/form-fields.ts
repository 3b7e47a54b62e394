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

const REQUIRED: FieldRule = { rule: 'required' };
const EMAIL: FieldRule[] = [REQUIRED, { rule: 'email' }, { rule: 'maxlength', threshold: 254 }];
const PHONE: FieldRule[] = [{ rule: 'tel' }, { rule: 'maxlength', threshold: 40 }];
const LINE: FieldRule[] = [{ rule: 'maxlength', threshold: 200 }];
const REQUIRED_LINE: FieldRule[] = [REQUIRED, ...LINE];
const TEXT: FieldRule[] = [{ rule: 'maxlength', threshold: 2000 }];
const file = (accept: string[]): FieldRule[] => [
  { rule: 'file', accept },
  { rule: 'maxfilesize', threshold: MAX_FILE },
];

/** The fields of every form (rulings 5). Fields a form does not know are stored as they come. */
export const FORM_FIELDS: Record<FormName, FormFields> = {
  newsletter: { rules: { email: EMAIL } },
  'general-enquiry': {
    rules: {
      name: REQUIRED_LINE,
      email: EMAIL,
      phone: PHONE,
      topic: REQUIRED_LINE,
      product: LINE,
      message: [REQUIRED, { rule: 'minlength', threshold: 10 }, ...TEXT],
    },
    acceptance: 'consent',
  },
  distribution: {
    rules: {
      company: REQUIRED_LINE,
      'contact-person': REQUIRED_LINE,
      'job-title': LINE,
      email: EMAIL,
      phone: [REQUIRED, ...PHONE],
      country: REQUIRED_LINE,
      city: REQUIRED_LINE,
      'business-type': REQUIRED_LINE,
      'years-in-business': LINE,
      ranges: [],
      territories: TEXT,
      'brands-today': TEXT,
      message: TEXT,
      'company-profile': file(PDF),
    },
    acceptance: 'consent',
  },
  'join-us': {
    rules: {
      name: REQUIRED_LINE,
      email: EMAIL,
      phone: PHONE,
      job: LINE,
      message: TEXT,
      cv: [{ rule: 'requiredfile' }, ...file([...PDF, ...DOCX])],
    },
    acceptance: 'consent',
  },
};
