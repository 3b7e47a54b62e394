import type { FormName } from '../../contract/forms.ts';
import type { FileKind } from './file-kind.ts';

/** What the forms plugin checks of a field; the names of rules are its own. */
export type FieldRule =
  | { rule: 'required' | 'email' | 'tel' | 'requiredfile' }
  | { rule: 'minlength' | 'maxlength' | 'maxfilesize'; threshold: number }
  | { rule: 'file'; accept: FileKind[] };

export type FormFields = {
  rules: Record<string, FieldRule[]>;
  /** The box that must be ticked; unticked, the form answers `acceptance_missing`. */
  acceptance?: string;
};

export const MAX_FILE = 5 * 1024 * 1024;

const REQUIRED: FieldRule = { rule: 'required' };
const EMAIL: FieldRule[] = [REQUIRED, { rule: 'email' }, { rule: 'maxlength', threshold: 254 }];
const PHONE: FieldRule[] = [{ rule: 'tel' }, { rule: 'maxlength', threshold: 40 }];
const LINE: FieldRule[] = [{ rule: 'maxlength', threshold: 200 }];
const REQUIRED_LINE: FieldRule[] = [REQUIRED, ...LINE];
const TEXT: FieldRule[] = [{ rule: 'maxlength', threshold: 2000 }];
const file = (accept: FileKind[]): FieldRule[] => [
  { rule: 'file', accept },
  { rule: 'maxfilesize', threshold: MAX_FILE },
];

/** The fields of every form (rulings 5). Fields a form does not know are dropped. */
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
      consent: LINE,
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
      ranges: LINE,
      territories: TEXT,
      'brands-today': TEXT,
      message: TEXT,
      'company-profile': file(['pdf']),
      consent: LINE,
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
      cv: [{ rule: 'requiredfile' }, ...file(['pdf', 'docx'])],
      consent: LINE,
    },
    acceptance: 'consent',
  },
};

/** Whether a form takes a text or a file under a name; null when it has no such field. */
export function typeOfField({ rules }: FormFields, name: string): 'text' | 'file' | null {
  // Names come from strangers: `constructor` is no field.
  const fieldRules = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (fieldRules === undefined) return null;
  return fieldRules.some(({ rule }) => rule === 'file') ? 'file' : 'text';
}
