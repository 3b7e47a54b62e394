/** RTL by construction: no physical side in a class name or a style. */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';
import { findPhysicalSides } from './physical-sides.ts';

const findings = listFiles('site/app/**/*.tsx', 'site/app/**/*.css').flatMap((file) =>
  findPhysicalSides(readFileSync(file, 'utf8'), file.endsWith('.css') ? 'css' : 'tsx').map(
    ({ line, text }) => `${file}:${line}: physical side "${text}"; use the logical one`,
  ),
);
report('Right to left', findings);
