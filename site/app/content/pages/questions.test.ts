import { expect, test } from 'vitest';
import { readQuestions } from './questions.ts';

const ask = (question: string, answer = '<p>Yes.</p>') => `<h3>${question}</h3>${answer}`;

test('questions are headings, answered by what follows them', () => {
  const html = `<p>Intro.</p><h2 id="a">About</h2>${ask('Is it <em>halal</em>?', '<p>Yes &amp; no.</p><ul><li>One</li></ul>')}
    <h2>Where?</h2>${ask('هل هي حلال؟', '<p>نعم.</p>')}${ask('When?')}${ask('Statement')}`;
  expect(readQuestions(html)).toEqual([
    { question: 'Is it halal?', answer: 'Yes & no. One' },
    { question: 'هل هي حلال؟', answer: 'نعم.' },
    { question: 'When?', answer: 'Yes.' },
  ]);
});

test('one or two questions make no page of questions', () => {
  expect(readQuestions(ask('One?') + ask('Two?'))).toEqual([]);
  expect(readQuestions(ask('One?') + ask('Two?') + ask('Three?'))).toHaveLength(3);
  expect(readQuestions(null)).toEqual([]);
});
