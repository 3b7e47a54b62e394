import { Link, type LinkProps } from 'react-router';
import { buildPath } from './path.ts';
import { usePrefetch } from './prefetch-provider.tsx';
import { useLocale } from './use-locale.ts';

type LocaleLinkProps = Omit<LinkProps, 'to'> & {
  /** A page path (`/brands/tarwa`, optional query and hash), put under the page's locale. */
  to: string;
};

/** A link to another page of the same country and language. Nobody concatenates prefixes. */
export function LocaleLink({ to, ...props }: LocaleLinkProps) {
  const { country, language } = useLocale();
  return <PrefetchingLink {...props} to={buildPath({ country, language, pagePath: to })} />;
}

/**
 * A link whose address comes from content: already under a locale prefix when it is this site's own,
 * absolute (new tab) when it leaves the site.
 */
export function ContentLink({ to, children, ...props }: LinkProps & { to: string }) {
  if (!/^(https?:|mailto:|tel:)/.test(to)) {
    return (
      <PrefetchingLink {...props} to={to}>
        {children}
      </PrefetchingLink>
    );
  }
  const outside = to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...props} {...outside} href={to}>
      {children}
    </a>
  );
}

function PrefetchingLink(props: LinkProps & { to: string }) {
  // The manifest names every route from the start (react-router.config.ts): there is nothing to discover.
  return <Link discover="none" {...usePrefetch(props.to)} {...props} />;
}
