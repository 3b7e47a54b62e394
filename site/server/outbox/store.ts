import { createHash } from 'node:crypto';
import type { KeptForm, Submission } from '../../../contract/forms/submission.ts';

/** The part of a submission that may be shown and logged: nothing about the visitor. */
export type Envelope = Pick<Submission, 'form' | 'country'> & {
  /** The submission's idempotency key. */
  key: string;
  reference: string;
  /** ISO 8601. */
  acceptedAt: string;
};

/** Queued until the content service has it; dead when only a person can help. What was delivered is forgotten. */
export type EntryState = 'queued' | 'dead';

export type Entry = Envelope & {
  state: EntryState;
  attempts: number;
  /** The outcome of the last attempt; empty before the first. */
  outcome: string;
};

/** An entry that this process alone holds for the duration of a lease. */
export type Taken = {
  envelope: Envelope;
  body: Buffer;
  /** Including this one. */
  attempts: number;
  /** Forgets everything but its key, so that it is not accepted again. */
  finish: () => Promise<void>;
  putOff: (delayMs: number, outcome: string) => Promise<void>;
  markDead: (outcome: string) => Promise<void>;
};

export type OutboxStats = { queued: number; dead: number; oldestAgeMs: number };

/** Stores waiting submissions: in a folder of one machine, or a database that several instances share. */
export type OutboxStore = {
  /** Stores an entry durably, so that it survives a crash or a power cut; does nothing for a known key. */
  add: (envelope: Envelope, body: Buffer) => Promise<void>;
  /** Takes entries that are due. */
  take: (most: number) => Promise<Taken[]>;
  list: () => Promise<Entry[]>;
  /** Reads the entry of a reference number, or null. */
  read: (reference: string) => Promise<{ entry: Entry; body: Buffer } | null>;
  /** Makes an entry due at once, even a dead one; returns whether there is one. */
  revive: (reference: string) => Promise<boolean>;
  /** Erases the entry of a reference number; one that is being delivered may still arrive. */
  erase: (reference: string) => Promise<void>;
  getStats: () => Promise<OutboxStats>;
  /** Forgets the keys of entries delivered before a time. */
  forgetBefore: (time: number) => Promise<void>;
  /** Erases each form's dead entries accepted before its time, and returns how many; a form without one keeps them. */
  eraseDead: (before: Partial<Record<KeptForm, number>>) => Promise<number>;
  close: () => Promise<void>;
};

/** Keys come from browsers: files and rows are named by their hashes. */
export function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
