import { Component, lazy, type ReactNode, Suspense } from 'react';

const FailedLayout = lazy(async () => ({ default: (await import('./failed-layout.tsx')).FailedLayout }));

/**
 * Catches failures of the layout in the browser, which the error screens of routes do not. React needs a class for
 * this.
 */
export class LayoutBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** The router renders nothing any more: back and forward must load documents. */
  override componentDidCatch() {
    window.addEventListener('popstate', () => window.location.reload());
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <FailedLayout pathname={window.location.pathname} />
      </Suspense>
    );
  }
}
