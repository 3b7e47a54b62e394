import type { KeyFigures } from '../content/pages/key-figures.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';
import { useStyle } from '../ui/use-style.ts';

/**
 * Key figures as a table whose cells are its chart: each row has its own scale from zero, the newest bar is darkest.
 */
export function KeyFiguresSection({ group }: { group: KeyFigures }) {
  const t = useText();
  return (
    <Section title={group.caption || t(m.figures_title)} flush>
      <table className="w-full table-fixed border-t-3 border-ink tabular-nums">
        <caption className="sr-only">{group.caption || t(m.figures_title)}</caption>
        <thead>
          <tr className="border-b border-line text-small text-ink-2">
            <th scope="col" className="w-1/4 py-3 text-start font-semibold md:w-1/3">
              {group.corner}
            </th>
            {group.columns.map((column) => (
              <th key={column} scope="col" className="py-3 ps-2 text-start font-semibold md:ps-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <FigureRow key={row.label} row={row} columns={group.columns} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function FigureRow({ row, columns }: { row: KeyFigures['rows'][number]; columns: string[] }) {
  const most = Math.max(...row.values, 0);
  return (
    <tr className="border-b border-line align-bottom">
      <th scope="row" className="py-5 pe-2 text-start align-bottom text-small leading-snug md:font-display md:text-h3">
        {row.label}
      </th>
      {row.values.map((value, index) => (
        <td key={columns[index]} className="pt-6 pb-5 ps-2 align-bottom md:ps-4">
          <Bar share={most > 0 ? Math.max(value, 0) / most : 0} isNewest={index === row.values.length - 1} />
          <span className="font-display text-body leading-none md:text-h3">{value}</span>
        </td>
      ))}
    </tr>
  );
}

function Bar({ share, isNewest }: { share: number; isNewest: boolean }) {
  const style = useStyle({ height: `${share * 8}rem` });
  const color = isNewest ? 'bg-sidr' : 'bg-sage';
  return <span aria-hidden="true" className={`bar mb-2 block w-full max-w-20 ${color}`} {...style} />;
}
