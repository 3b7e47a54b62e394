import { expect, test } from 'vitest';
import { readQuestions } from './questions.ts';

const ask = (question: string, answer = '<p>Yes.</p>') => `<h3>${question}</h3>${answer}`;

test('questions are headings, and the text after each is its answer', () => {
  const html = `<p>Intro.</p><h2 id="a">About</h2>${ask('Is it <em>halal</em>?', '<p>Yes &amp; no.</p><ul><li>One</li></ul>')}
    <h2>Where?</h2>${ask('هل هي حلال؟', '<p>نعم.</p>')}${ask('When?')}${ask('Statement')}`;
  expect(readQuestions(html)).toEqual([
    { question: 'Is it halal?', answer: 'Yes & no. One' },
    { question: 'هل هي حلال؟', answer: 'نعم.' },
    { question: 'When?', answer: 'Yes.' },
  ]);
});

test('one or two questions are not an FAQ', () => {
  expect(readQuestions(ask('One?') + ask('Two?'))).toEqual([]);
  expect(readQuestions(ask('One?') + ask('Two?') + ask('Three?'))).toHaveLength(3);
  expect(readQuestions(null)).toEqual([]);
});
