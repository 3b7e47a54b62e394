import { expect, test } from 'vitest';
import { readSiteEnv } from '../../env.ts';

test('a contact form that is left out is the embedded one of its country', () => {
  const { contactForms } = readSiteEnv({ CONTACT_FORMS: '{"ksa":{"distribution":"412"}}' });
  expect([contactForms.ksa, contactForms.uae]).toEqual([
    { 'general-enquiry': '13', distribution: '412', 'join-us': '15' },
    { 'general-enquiry': '6', distribution: '7', 'join-us': '8' },
  ]);
});
