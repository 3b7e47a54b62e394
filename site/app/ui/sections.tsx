import { Children, Component, type ReactNode, Suspense } from 'react';

/** Draws each child by itself: one that fails, on the server or in the browser, is left out of the page (rulings 2.8). */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <SectionBoundary>{child}</SectionBoundary>);
}

/** Keeps a failure from the page around it; on the server Suspense does (site/app/entry.server.tsx). */
export function SectionBoundary({ children }: { children?: ReactNode }) {
  return (
    <Suspense>
      <BrowserBoundary>{children}</BrowserBoundary>
    </Suspense>
  );
}

type BoundaryState = { hasFailed: boolean; pathname: string };

/** React needs a class for this. What failed on one page is drawn again on the next. */
class BrowserBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(_: object, state: BoundaryState) {
    const pathname = import.meta.env.SSR ? '' : location.pathname;
    return state.pathname === pathname ? null : { hasFailed: false, pathname };
  }

  override state = { hasFailed: false, pathname: '' };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
