import 'react';

declare module 'react' {
  /** Style attributes carry custom properties whose values come from content (placeholders, ratios). */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
