import 'react';

declare module 'react' {
  /** Styles have custom properties with values from content, such as placeholders. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
