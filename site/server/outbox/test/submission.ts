import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '../../../../contract/forms/submission.ts';

/** Builds an application of a visitor, with a file on the disk. */
export function buildSubmission(id: string, others: Partial<Submission> = {}): Submission {
  const path = join(mkdtempSync(join(tmpdir(), 'submission-')), 'profile');
  writeFileSync(path, '%PDF-1.7 profile');
  return {
    id,
    form: 'distribution',
    country: 'ksa',
    language: 'ar',
    fields: { company: 'شركة المثال', email: 'm4rker@example.com', ranges: ['tarwa', 'arak'] },
    files: [{ field: 'company-profile', name: 'ملف.pdf', kind: 'pdf', mimeType: 'application/pdf', size: 16, path }],
    sourcePage: '/ar/ksa/distribution',
    product: null,
    job: null,
    consentVersion: '2026-01-01',
    receivedAt: '2026-03-01T10:00:00.000Z',
    userAgent: 'Mozilla/5.0 (Phone)',
    ...others,
  };
}
