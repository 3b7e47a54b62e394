import { expect, test } from 'vitest';
import { createSite } from './test/create-site.ts';

const privateMessage = 'SQLSTATE[HY000] access denied for wordpress@10.0.0.7';
const answers: Record<string, () => Response> = {
  graphql: () => Response.json({ errors: [{ message: privateMessage }] }),
  http: () => new Response(privateMessage, { status: 502 }),
};

test.each(['graphql', 'http'])(
  'the page of a service that fails by %s gives the kind of failure alone',
  async (code) => {
    const site = createSite(async () => answers[code]?.() ?? Response.error(), Date.now);
    for (const path of [
      '/uae',
      '/uae/plp',
      '/ar/ksa/product/x',
      '/uae/brands/tarwa',
      '/uae/our-story',
      '/ar/kwt/toothpaste',
    ]) {
      const answer = await site(path);
      const html = await answer.text();
      expect([answer.status, html.match(/<meta name="error" content="([^"]*)"/)?.[1]], path).toEqual([503, code]);
      expect(html, path).not.toContain(privateMessage);
    }
  },
);
