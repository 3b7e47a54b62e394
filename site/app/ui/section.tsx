import { type ReactNode, useId } from 'react';

/**
 * A section of a page: a heading row with an optional link at its end, and the content. A flush one has no space around
 * it.
 */
export function Section({
  title,
  action,
  intro,
  children,
  className = '',
  flush = false,
}: {
  title: string | null | undefined;
  action?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  className?: string;
  flush?: boolean;
}) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className={`${flush ? '' : 'py-section'} ${className}`}>
      <div className="wrap">
        {title && (
          <div className="section-head">
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
