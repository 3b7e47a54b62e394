import { useLocation } from 'react-router';
import { homePath } from '../../locale/path.ts';
import { useLocale } from '../../locale/use-locale.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { Icon } from '../../ui/icon.tsx';

/**
 * The back link of a window without the browser's own (spec §9, standalone display). The page's first script goes back
 * where possible (site/server/page-script.ts); elsewhere it is a link to the locale's home.
 */
export function BackLink() {
  const t = useText();
  const home = homePath(useLocale());
  const isFirst = useLocation().pathname === home;
  return (
    // On the first page it keeps its space, so that the logo stays in the middle; on wide screens it is in the margin.
    <a
      href={home}
      data-back
      aria-label={t(m.back)}
      className={`-ms-2.5 me-2.5 hidden h-11 w-11 shrink-0 place-items-center hover:text-ember standalone:grid md:absolute md:start-0.5 md:m-0 md:w-8 ${isFirst ? 'invisible' : ''}`}
    >
      <Icon name="previous" flip className="size-6" />
    </a>
  );
}
