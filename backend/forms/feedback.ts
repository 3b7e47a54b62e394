/** The forms plugin's endpoint, with all its statuses (NOTES §3). */

import { createHash } from 'node:crypto';
import type { CountryCode } from '../../contract/countries.ts';
import { type FormName, formId } from '../../contract/forms.ts';
import { defaultLanguage, inLanguage, type LanguageCode, parseLanguageTag } from '../../contract/languages.ts';
import { type Admit, limitBodies } from '../http/limit-bodies.ts';
import type { Logger } from '../process/log.ts';
import { checkFields, type InvalidField } from './check-fields.ts';
import { buildError, refuse } from './form-errors.ts';
import { FORM_RULES } from './form-rules.ts';
import { buildFormSchema } from './form-schema.ts';
import { findForm } from './forms.ts';
import { type FormStatus, RULE_MESSAGES, STATUS_MESSAGES } from './messages.ts';
import { type Posted, readPosted } from './read-posted.ts';
import { type StoreOptions, type Submission, storeSubmission } from './store-submission.ts';

type FeedbackOptions = StoreOptions & {
  clock: () => Date;
  log: Logger;
  /** Called with the status of each submitted form. */
  onForm?: (form: FormName, status: FormStatus) => void;
};

const NO_ROUTE = 'No route was found matching the URL and request method.';
const NO_FORM = 'The requested contact form was not found.';
/** Sixty slow applications would hold 300 MB in memory. */
const MAX_UNDER_WAY = 32;

/** Answers every request below `/wp-json/` of a country's site. */
export function createFeedback(options: FeedbackOptions) {
  const admit = limitBodies(MAX_UNDER_WAY);
  return async (request: Request, country: CountryCode, path: string): Promise<Response> => {
    const response = await route(options, admit, request, country, path);
    const origin = request.headers.get('origin');
    if (origin !== null) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('access-control-allow-credentials', 'true');
      response.headers.set('vary', 'Origin');
    }
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  };
}

async function route(
  options: FeedbackOptions,
  admit: Admit,
  request: Request,
  country: CountryCode,
  path: string,
): Promise<Response> {
  const [, id = '', tail] =
    path.match(/^\/wp-json\/contact-form-7\/v1\/contact-forms\/(\d+)\/feedback(\/schema)?\/?$/) ?? [];
  if (id === '') return buildError(404, 'rest_no_route', NO_ROUTE);
  const form = findForm(country, id);
  if (tail === '/schema' && request.method === 'GET')
    return form === null ? buildError(404, 'wpcf7_not_found', NO_FORM) : Response.json(buildFormSchema(form));
  if (tail !== undefined || request.method !== 'POST') return buildError(404, 'rest_no_route', NO_ROUTE);
  if (form === null) return buildError(404, 'wpcf7_not_found', NO_FORM);
  return (await admit(() => receive(options, request, { country, form }))) ?? refuse(503);
}

async function receive(
  options: FeedbackOptions,
  request: Request,
  { country, form }: { country: CountryCode; form: FormName },
): Promise<Response> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    return buildError(415, 'wpcf7_unsupported_media_type', 'The request payload format is not supported.');
  const posted = await readPosted(request, FORM_RULES[form]);
  if (typeof posted === 'number') return refuse(posted);
  const unitTag = posted.hidden.wpcf7_unit_tag ?? '';
  if (!/^[A-Za-z0-9_-]+$/.test(unitTag))
    return buildError(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');

  const { hidden } = posted;
  const language = parseLanguageTag(hidden.wpcf7_locale ?? '') ?? defaultLanguage;
  const at = options.clock();
  const submission: Submission = {
    country,
    form,
    language,
    posted,
    idempotencyKey: hidden.idempotency_key || null,
    sourcePage: hidden.source_page ?? '',
    consentVersion: hidden.consent_version ?? '',
    receivedAt: parseTime(hidden.received_at ?? '', at),
    at,
  };
  const invalid = checkFields(FORM_RULES[form], posted);
  const status = invalid.length > 0 ? 'validation_failed' : await send(options, submission, request.headers);
  options.onForm?.(form, status);
  return Response.json(buildAnswer({ status, country, form, unitTag, invalid, posted, language }));
}

async function send(options: FeedbackOptions, submission: Submission, headers: Headers): Promise<FormStatus> {
  const { acceptance } = FORM_RULES[submission.form];
  if (acceptance !== undefined && !submission.posted.texts[acceptance]?.[0]) return 'acceptance_missing';
  // The plugin's own spam test: no browser has so short a name.
  if ((headers.get('user-agent') ?? '').length < 2) return 'spam';
  try {
    await storeSubmission(options, submission);
    return 'mail_sent';
  } catch (error) {
    options.log.error('Submission could not be stored', error);
    return 'mail_failed';
  }
}

/** Parses the time the site received a submission; now, if it is missing or impossible. */
function parseTime(text: string, now: Date): Date {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text) ? new Date(text) : now;
  return Number.isNaN(time.getTime()) || time > now ? now : time;
}

function buildAnswer(of: {
  status: FormStatus;
  country: CountryCode;
  form: FormName;
  unitTag: string;
  invalid: InvalidField[];
  posted: Posted;
  language: LanguageCode;
}) {
  const { status, country, form, unitTag, invalid, posted, language } = of;
  return {
    contact_form_id: formId(country, form),
    status,
    message: inLanguage(STATUS_MESSAGES[status], language),
    posted_data_hash: status === 'validation_failed' ? '' : hashOf(posted),
    into: `#${unitTag}`,
    invalid_fields: invalid.map(({ field, rule }) => ({
      field,
      message: inLanguage(RULE_MESSAGES[rule], language),
      idref: null,
      error_id: `${unitTag}-ve-${field}`,
    })),
  };
}

function hashOf({ texts }: Posted): string {
  return createHash('md5').update(JSON.stringify(texts)).digest('hex');
}
