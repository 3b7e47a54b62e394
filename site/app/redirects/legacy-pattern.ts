/** The named parts of a matched address, decoded; absent ones are empty. */
export type LegacyParts = Readonly<Record<string, string>>;

/** Matches an address and returns its named parts. */
export type LegacyPattern = { first: string; match: (segments: readonly string[]) => LegacyParts | null };

type Step = { kind: 'word'; word: string } | { kind: 'part'; name: string; isOptional: boolean; form: RegExp | null };

/** A part; an optional part may have a form: `{tail?:1000}` matches only `1000`. */
const PART = /^\{([a-z]+)(\?)?(?::(.+))?\}$/i;

/**
 * Parses a pattern of old addresses: literal words (in any case), `{part}` for a segment, `{part?}` for an optional
 * one, `{part:form}` for one of that form.
 */
export function parseLegacyPattern(pattern: string): LegacyPattern {
  const steps = pattern.split('/').slice(1).map(parseStep);
  const first = steps[0];
  if (first?.kind !== 'word') throw new SyntaxError(`A legacy pattern starts with a word: ${pattern}`);

  function match(segments: readonly string[]): LegacyParts | null {
    const parts: Record<string, string> = {};
    let at = 0;
    for (const step of steps) {
      const segment = segments[at];
      const fits = segment !== undefined && fitsStep(step, segment);
      if (!fits && !(step.kind === 'part' && step.isOptional)) return null;
      if (step.kind === 'part') parts[step.name] = fits ? segment : '';
      if (fits) at += 1;
    }
    return at === segments.length ? parts : null;
  }
  return { first: first.word, match };
}

function parseStep(text: string): Step {
  const part = PART.exec(text);
  if (!part && /[{}]/.test(text)) throw new SyntaxError(`A part of a legacy pattern is a whole segment: ${text}`);
  if (!part) return { kind: 'word', word: text.toLowerCase() };
  const [, name = '', optional, form] = part;
  return { kind: 'part', name, isOptional: optional === '?', form: form ? new RegExp(`^(?:${form})$`, 'i') : null };
}

function fitsStep(step: Step, segment: string): boolean {
  return step.kind === 'word' ? segment.toLowerCase() === step.word : (step.form?.test(segment) ?? true);
}
