import 'react';

declare module 'react' {
  /** Styles have custom properties whose values come from content, such as placeholders. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
