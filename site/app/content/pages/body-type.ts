/** The three temperaments of the nature page, spelt as the specification spells them (spec §2). */
export const BODY_TYPES = ['kapha', 'pitta', 'vatta'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** What the questions are about; also the names of the form's fields. */
export const QUESTIONS = ['hair', 'skin', 'hands', 'morning', 'weather'] as const;
export type Question = (typeof QUESTIONS)[number];

export type Answers = Partial<Record<Question, BodyType>>;

/** The query names the questions use; every other one is ignored by the page cache. */
export const QUIZ_PARAMS = QUESTIONS.join(',');

/** What a form tells: nothing yet, some questions left open, or the types in the order of their share. */
export type QuizResult = {
  answers: Answers;
  open: Question[];
  result: { type: BodyType; second: BodyType | null; counts: Record<BodyType, number> } | null;
};

/** The plants tradition gives each type; their products are what the result leads to. */
export const INGREDIENTS_OF = {
  kapha: ['ginger', 'clove', 'rosemary', 'black-seed', 'lemon', 'tea-tree'],
  pitta: ['aloe', 'sidr', 'rose', 'pomegranate', 'mint', 'chamomile'],
  vatta: ['sesame', 'almond', 'date', 'argan', 'honey', 'olive'],
} satisfies Record<BodyType, string[]>;

/** Reads the answers of a query string; an answer that is none of the three counts as not given. */
export function parseAnswers(params: URLSearchParams): Answers {
  return Object.fromEntries(
    QUESTIONS.flatMap((question) => {
      const answer = BODY_TYPES.find((type) => type === params.get(question));
      return answer ? [[question, answer]] : [];
    }),
  );
}

/** Counts the answers: a type leads with the most of them, a second is named when it has two or more. */
export function resolveBodyType(answers: Answers): QuizResult {
  const open = QUESTIONS.filter((question) => !answers[question]);
  if (open.length > 0) return { answers, open, result: null };
  const given = Object.values(answers);
  const countOf = (type: BodyType) => given.filter((answer) => answer === type).length;
  const counts = { kapha: countOf('kapha'), pitta: countOf('pitta'), vatta: countOf('vatta') };
  // Equal shares keep the order of the page.
  const [first = 'kapha', next = 'pitta'] = [...BODY_TYPES].sort((one, other) => counts[other] - counts[one]);
  return { answers, open, result: { type: first, second: counts[next] > 1 ? next : null, counts } };
}
