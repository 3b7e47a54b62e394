import { PathLink } from '../locale/locale-link.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';

/** Nothing to show: a leaf, one sentence, one action (art direction 7), unless several follow it. */
export function EmptyState({
  text,
  hint,
  action,
}: {
  text: string;
  hint?: string;
  action?: { label: string; href: string };
}) {
  return (
    <div className="grid justify-items-start gap-6 border-t-3 border-ink py-10 md:grid-cols-[auto_1fr] md:items-center md:gap-10">
      <img src="/mark.svg" alt="" width="62" height="120" loading="lazy" />
      <div>
        <p className="font-display text-h3">{text}</p>
        {hint && <p className="mt-2 text-ink-2">{hint}</p>}
        {action && (
          <PathLink to={action.href} className={`${BUTTON_VARIANTS.outline} mt-5`}>
            {action.label}
          </PathLink>
        )}
      </div>
    </div>
  );
}
