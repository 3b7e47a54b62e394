import { Link, type LinkProps } from 'react-router';
import { buildPath } from './path.ts';
import { useLocale } from './use-locale.ts';

type LocaleLinkProps = Omit<LinkProps, 'to'> & {
  /** A page path (`/brands/tarwa`, optional query and hash) without the locale prefix. */
  to: string;
};

/** A link to another page of the same locale; it adds the prefix. */
export function LocaleLink({ to, ...props }: LocaleLinkProps) {
  const { country, language } = useLocale();
  return <PathLink {...props} to={buildPath({ country, language, pagePath: to })} />;
}

/** A link from content: a path with its prefix if it is this site's own, absolute and in a new tab if not. */
export function ContentLink({ to, children, ...props }: LinkProps & { to: string }) {
  if (!/^(https?:|mailto:|tel:)/.test(to)) {
    return (
      <PathLink {...props} to={to}>
        {children}
      </PathLink>
    );
  }
  const outside = to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...props} {...outside} href={to}>
      {children}
    </a>
  );
}

/**
 * A link to a path that has its prefix. On the server, where a page has hundreds, it writes what the router's link
 * draws, without what only browsers need.
 */
export const PathLink = import.meta.env.SSR ? AnchorLink : RouterLink;

type PathLinkProps = LinkProps & { to: string };

function RouterLink(props: PathLinkProps) {
  // The manifest names every route from the start (react-router.config.ts): nothing to discover.
  return <Link discover="none" {...props} />;
}

function AnchorLink({ to, state, replace, preventScrollReset, ...props }: PathLinkProps) {
  return <a {...props} href={to} />;
}
