import { expect, test } from 'vitest';
import { parseEnvFile } from './env-file.ts';

test.each([
  ['', {}],
  ['# a comment\n\n  # another', {}],
  ['PORT=3000', { PORT: '3000' }],
  ['PORT = 3000  ', { PORT: '3000' }],
  ['export PORT=3000', { PORT: '3000' }],
  ['\uFEFFPORT=3000\r\nHOST=::1\r\n', { PORT: '3000', HOST: '::1' }],
  ['NAME=two words', { NAME: 'two words' }],
  ['NAME="a # b"', { NAME: 'a # b' }],
  [`NAME='say "a"'`, { NAME: 'say "a"' }],
  ["NAME=it's", { NAME: "it's" }],
  ['NAME="a" # a comment', { NAME: 'a' }],
  ['NAME=', { NAME: '' }],
  ['COUNTRIES={"uae":"https://content.example/graphql"}', { COUNTRIES: '{"uae":"https://content.example/graphql"}' }],
  // No command is run, no variable expanded.
  ['NAME=$(touch /tmp/x)', { NAME: '$(touch /tmp/x)' }],
  ['NAME="`touch /tmp/x`"', { NAME: '`touch /tmp/x`' }],
  ['NAME=$HOME; rm -r x', { NAME: '$HOME; rm -r x' }],
])('%j holds %j', (text, values) => {
  expect(parseEnvFile(text)).toEqual({ values, wrong: null });
});

test.each([
  ['PORT', 'line 1 is not of the form NAME=value'],
  ['PORT=3000\n\nset PORT', 'line 3 is not of the form NAME=value'],
  ['touch /tmp/x', 'line 1 is not of the form NAME=value'],
  ['3PORT=1', 'line 1 is not of the form NAME=value'],
  ['MY-PORT=1', 'line 1 is not of the form NAME=value'],
  ['if true; then PORT=1; fi', 'line 1 is not of the form NAME=value'],
  ['# x\r\nPORT=1\r\nHOST=a\r\nPORT=2', 'line 4 sets PORT again, after line 2'],
  ['SECRET=a#b', 'line 1 sets SECRET to a value with # in it: put the value in quotes'],
  ['SECRET="a', 'line 1 sets SECRET to a value without its closing "'],
  [`SECRET='a"`, "line 1 sets SECRET to a value without its closing '"],
  ['SECRET="a"b"', 'line 1 has something behind the closing " of SECRET'],
])('%j is wrong: %s', (text, wrong) => {
  expect(parseEnvFile(text)).toEqual({ values: {}, wrong });
});
