/** The part of Trusted Types that this site uses; TypeScript's library does not know them yet. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML?: (html: string) => string | null; createScriptURL?: (address: string) => string },
      ): { createHTML(html: string): TrustedHTML; createScriptURL(address: string): string };
    }
  | undefined;
