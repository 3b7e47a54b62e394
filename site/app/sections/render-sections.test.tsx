import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { buildOutline } from '../content/pages/outline.server.ts';
import { ContentPage } from './content-page.tsx';
import { renderSections } from './render-sections.tsx';

const block = { heading: null, description: null, image: null };
const linked = { ...block, link: null };
const figure = { figure: null, label: null };
const body = { ...block, characteristics: null };
/** Empty groups as the real service returns them (contract notes 25). */
const emptyGroups = {
  storyBlocks: { blocks: [], keyData1: figure, keyData2: null, keyData3: null, keyData4: figure },
  visionMission: { vision: block, mission: null },
  principles: {
    principle1: block,
    principle2: null,
    principle3: null,
    principle4: null,
    principle5: null,
    principle6: null,
    principle7: block,
  },
  journey: { heading: null, milestones: [] },
  leadership: { founders: [], ceo: null, board: [], team: [] },
  corporateResponsibility: { heading: null, item1: linked, item2: null, item3: null, item4: linked },
  globalPresence: {
    heading: null,
    description: null,
    highlight1: figure,
    highlight2: null,
    highlight3: null,
    regions: [],
  },
  careers: { heading: null, description: null, jobs: [] },
  hiringProcess: { step1: block, step2: null, step3: null, step4: null, step5: block },
  investorResults: { results: [] },
  nature: { kapha: body, pitta: null, vatta: body },
  homeRemedies: { heading: null, remedies: [] },
  motherEarth: block,
  enquiry: { heading: null, description: null, formId: null },
  application: { location: null, job: null },
  locations: [],
  newestCampaigns: [],
};
const page = {
  id: 'cG9zdDox',
  databaseId: 1,
  title: 'Any page',
  text: null,
  link: null,
  uri: '/any-page',
  slug: 'any-page',
  locale: null,
  translations: [],
  seo: null,
  pageBanner: null,
  subNavigation: null,
};

/** Renders an element with all its lazy sections. */
async function draw(element: ReactNode): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/uae/any-page'] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return (await text(prelude)).replace(/<!--[^>]*-->/g, '');
}

describe('groups', () => {
  test('a page without groups has no sections', () => {
    expect(renderSections({})).toEqual([]);
    expect(renderSections({ journey: null, leadership: undefined })).toEqual([]);
  });

  test('an unknown group is ignored', () => {
    const content = { toString: { heading: 'No' }, somethingNew: { heading: 'No' } };
    expect(renderSections(content as object)).toEqual([]);
  });

  test.each(Object.entries(emptyGroups))(
    '%s without content has no section, so its code is not loaded',
    (name, group) => {
      expect(renderSections({ [name]: group })).toEqual([]);
    },
  );

  test('sections are in the order of the table, not of the answer', () => {
    const milestone = { year: '1954', achievement: 'A leaf' };
    const sections = renderSections({
      motherEarth: { ...block, heading: 'Earth' },
      journey: { heading: 'Journey', milestones: [milestone] },
    });
    expect(sections.map(({ key }) => key)).toEqual(['journey', 'motherEarth']);
  });
});

describe('a page', () => {
  test('with only a title shows the title', async () => {
    const html = await draw(<ContentPage page={page} />);
    expect(html).toContain('Any page</h1>');
    expect(html).not.toContain('<nav');
  });

  test('shows its banner only if it is active', async () => {
    const pageBanner = { active: false, heading: 'Banner', description: null, image: null };
    expect(await draw(<ContentPage page={{ ...page, pageBanner }} />)).not.toContain('Banner');
    const shown = await draw(<ContentPage page={{ ...page, pageBanner: { ...pageBanner, active: true } }} />);
    expect(shown).toContain('Banner</h1>');
  });

  test('marks itself in the navigation of its page family', async () => {
    const items = [
      { name: 'This one', link: '/uae/any-page' },
      { name: 'That one', link: '/uae/other-page' },
    ];
    const html = await draw(<ContentPage page={{ ...page, subNavigation: { active: true, items } }} />);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="page"[^>]*>This one/);
  });

  test('with several headings has a table of contents', async () => {
    const content = ['One', 'Two', 'Three'].map((name) => `<h2>${name}</h2><p>Text</p>`).join('');
    const html = await draw(<ContentPage page={{ ...page, text: buildOutline(content) }} />);
    expect(html).toContain('href="#part-3"');
    expect(html).toContain('<h2 id="part-3">Three</h2>');
  });
});
