import { expect, test } from 'vitest';
import { readSiteEnv } from '../../env.ts';
import { versionOf } from './open-shared.ts';

const version = (values: Record<string, string> = {}, build = 'build') => versionOf(readSiteEnv(values), build);

test('pages of another build are of another version', () => {
  expect(version()).toBe(version());
  expect(version({}, 'next')).not.toBe(version());
});

test.each([
  ['GRAPHQL_COUNTRIES', '{"uae":"https://cms.example/graphql"}'],
  ['GRAPHQL_TOKEN', 'secret'],
  ['GRAPHQL_TOKEN_SOURCES', 'localStorage:token'],
  ['GTM_ID', 'GTM-TEST1'],
  ['SERVICE_WORKER', 'off'],
  ['EDGE_VARNISH', 'http://10.0.0.5:6081'],
])('pages made with another %s are of another version', (name, value) => {
  expect(version({ [name]: value })).not.toBe(version());
});

test.each([
  ['PORT', '3001'],
  ['PAGE_CACHE_MB', '40'],
  ['WORKERS', '2'],
])('pages made with another %s are the same', (name, value) => {
  expect(version({ [name]: value })).toBe(version());
});
