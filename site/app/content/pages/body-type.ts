/** The three types of the nature page, spelled as in the specification (spec §2). */
export const BODY_TYPES = ['kapha', 'pitta', 'vatta'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** The questions, and the names of the form's fields. */
export const QUESTIONS = ['hair', 'skin', 'hands', 'morning', 'weather'] as const;
export type Question = (typeof QUESTIONS)[number];

type Answers = Partial<Record<Question, BodyType>>;

/** The query name of the need that the quiz may begin with: a product tag. */
export const NEED_PARAM = 'need';

/** The query names of the quiz. */
export const QUIZ_PARAMS = [NEED_PARAM, ...QUESTIONS].join(',');

/** The outcome of a form: no answers yet, some left open, or the types by their share. */
export type QuizResult = {
  answers: Answers;
  open: Question[];
  result: { type: BodyType; second: BodyType | null; counts: Record<BodyType, number> } | null;
};

/** Parses the answers of a query string; anything but the three types counts as no answer. */
export function parseAnswers(params: URLSearchParams): Answers {
  return Object.fromEntries(
    QUESTIONS.flatMap((question) => {
      const answer = BODY_TYPES.find((type) => type === params.get(question));
      return answer ? [[question, answer]] : [];
    }),
  );
}

/** Counts the answers: the type with the most leads, a second is named when it has two or more. */
export function resolveBodyType(answers: Answers): QuizResult {
  const open = QUESTIONS.filter((question) => !answers[question]);
  if (open.length > 0) return { answers, open, result: null };
  const given = Object.values(answers);
  const countOf = (type: BodyType) => given.filter((answer) => answer === type).length;
  const counts = { kapha: countOf('kapha'), pitta: countOf('pitta'), vatta: countOf('vatta') };
  // Ties keep the order of the page.
  const [first = 'kapha', next = 'pitta'] = [...BODY_TYPES].sort((one, other) => counts[other] - counts[one]);
  return { answers, open, result: { type: first, second: counts[next] > 1 ? next : null, counts } };
}
