const classPattern =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr|scroll-pl|scroll-pr|text-left|text-right|float-left|float-right|clear-left|clear-right|origin-left|origin-right)(?:-[\w[\]().%/]+)?(?![\w-])/g;
const cssPattern =
  /(?<![\w-])(?:(?:margin|padding|border|inset)-(?:left|right)(?:-\w+)?|left|right|(?:text-align|float|clear):\s*(?:left|right))\s*(?=[:;}])/g;

/** Sides are allowed with a direction variant: `ltr:` with its `rtl:` counterpart. */
const directed = /(?:ltr|rtl):/;

type PhysicalSide = { line: number; text: string };

/** Finds physical sides in a source's class names (`tsx`: strings only) or declarations (`css`). */
export function findPhysicalSides(source: string, kind: 'tsx' | 'css'): PhysicalSide[] {
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (kind === 'css') return [...text.matchAll(cssPattern)].map((match) => ({ line, text: match[0].trim() }));
    const strings = [...text.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map((match) => match[2] ?? '');
    return strings.flatMap((value) =>
      value.split(/\s+/).flatMap((word) => {
        const utility = word.slice(word.lastIndexOf(':') + 1);
        const isSide = utility.replace(/!$/, '').match(classPattern)?.[0] === utility.replace(/!$/, '');
        // A bare word counts only as a class among others.
        const isClass = /[-[]/.test(utility) && value.includes(' ');
        return isSide &&
          isClass &&
          !directed.test(
            word
              .slice(0, word.length - utility.length)
              .split(/[^\w:-]/)
              .at(-1) ?? '',
          )
          ? [{ line, text: word }]
          : [];
      }),
    );
  });
}
