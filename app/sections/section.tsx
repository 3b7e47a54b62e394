import { type ReactNode, useId } from 'react';

/** The shell of a page section: a heading row with an optional link at its end, and the content below. */
export function Section({
  title,
  action,
  intro,
  children,
  className = '',
}: {
  title: string | null | undefined;
  action?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className={`py-section ${className}`}>
      <div className="wrap">
        {title && (
          <div className="mb-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h2 id={id} className="text-h2">
              {title}
            </h2>
            {action}
          </div>
        )}
        {intro}
        {children}
      </div>
    </section>
  );
}
