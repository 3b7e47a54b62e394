/** Sends the mails of the queue, one after another, for as long as the process runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { DELIVERY_TIME } from '../../contract/listen.ts';
import type { Seal } from '../../contract/seal.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../process/log.ts';
import type { MailSettings } from '../process/mail-settings.ts';
import { openFields } from '../submissions/sealed-record.ts';
import { buildMail } from './build-mail.ts';
import { createMailQueue, MAX_WAIT_MS, type TakenMail } from './queue.ts';

type MailerOptions = {
  db: Database;
  seal: Seal;
  settings: MailSettings;
  /** The address at which readers of mails reach this service. */
  origin: string;
  clock: () => Date;
  log: Logger;
  pollMs?: number;
  /** Called after each attempt. */
  onMail?: (kind: TakenMail['kind'], outcome: 'sent' | 'put_off' | 'dead') => void;
};

const POLL_MS = 5_000;
const FIRST_WAIT_MS = 10_000;
/** More than three days, with these waits. */
const MAX_ATTEMPTS = 80;
const CONNECTING_MS = 10_000;
const SILENT_MS = 30_000;

/** Starts sending; `stop` waits for the mail being sent, unless the server is silent: the next start sends it. */
export function startMailer(options: MailerOptions) {
  const { db, seal, settings, origin, clock, log, pollMs = POLL_MS, onMail = () => {} } = options;
  const queue = createMailQueue({ db, clock });
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: CONNECTING_MS,
    greetingTimeout: CONNECTING_MS,
    socketTimeout: SILENT_MS,
  });
  let isStopping = false;
  let sending: Promise<void> | null = null;

  function wake(): void {
    sending ??= sendDue()
      .catch((error: unknown) => log.error('The queue of mails cannot be read', error))
      .finally(() => {
        sending = null;
      });
  }

  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const mail = await queue.take();
      if (mail === null) return;
      await send(mail).catch((error: unknown) => fail(mail, error));
    }
  }

  async function send(mail: TakenMail): Promise<void> {
    const found = await queue.readRecord(mail.submission);
    if (found === null) return;
    const record = { ...found, fields: openFields(seal, found.row) };
    const message = buildMail(mail.kind, record, { settings, origin, now: clock().getTime() });
    if (message === null) return markDead(mail, 'no recipient');
    await transport.sendMail({ ...message, envelope: { ...message.envelope, to: addressOf(message.to) } });
    // A kill here sends it again, with the same Message-ID.
    await queue.finish(mail);
    onMail(mail.kind, 'sent');
  }

  async function fail(mail: TakenMail, error: unknown): Promise<void> {
    const outcome = nameFailure(error);
    const words = `${mail.kind} of submission ${mail.submission}, attempt ${mail.attempts}, ${outcome}`;
    // A server that permanently refuses the recipient says so by 5xx.
    if (/^5\d\d$/.test(outcome) || mail.attempts >= MAX_ATTEMPTS) {
      // A visitor's own address may be wrong; the company's needs a person to fix it.
      log[mail.kind === 'notification' ? 'error' : 'warn'](`A mail is given up: ${words}`);
      return markDead(mail, outcome);
    }
    log.warn(`A mail was not sent: ${words}`);
    await queue.putOff(mail, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (mail.attempts - 1)), outcome);
    onMail(mail.kind, 'put_off');
  }

  async function markDead(mail: TakenMail, outcome: string): Promise<void> {
    await queue.markDead(mail, outcome);
    onMail(mail.kind, 'dead');
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearInterval(polling);
    await Promise.race([sending, sleep(DELIVERY_TIME, undefined, { ref: false })]);
    transport.close();
  }

  const polling = setInterval(wake, pollMs);
  wake();
  return { wake, stop };
}

function addressOf(to: unknown): string {
  return typeof to === 'object' && to !== null && 'address' in to ? String(to.address) : '';
}

/** The reply code of the server, else the error's; the error's message may quote the mail. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
