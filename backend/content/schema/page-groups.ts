import { z } from 'zod';
import { block, mediaRef, placed, slug, text, translated } from './fields.ts';

const linkedBlock = z.strictObject({ heading: text, description: text, image: mediaRef.optional(), link: z.string() });
const keyFigure = z.strictObject({ figure: text, label: text });
const person = z.strictObject({
  slug,
  name: text,
  designation: text,
  biography: text,
  /** The letters of the monogram portrait, and the range whose room is behind them. */
  initials: translated(z.string()),
  room: slug,
});

/** The content groups of a page (spec §3), field names as in the contract. All optional. */
export const pageGroups = z.strictObject({
  homeSlider: z
    .strictObject({
      slides: z.array(
        z.strictObject({
          active: z.boolean(),
          startDate: z.iso.datetime({ offset: true }).optional(),
          endDate: z.iso.datetime({ offset: true }).optional(),
          heading: text,
          description: text,
          link: z.string(),
          textPosition: z.enum(['start', 'center', 'end']),
          textColor: z.string().regex(/^#[0-9a-f]{6}$/),
          desktopMedia: mediaRef,
          mobileMedia: mediaRef,
          ...placed,
        }),
      ),
    })
    .optional(),
  storyBlocks: z
    .strictObject({
      blocks: z.array(block),
      keyData1: keyFigure.optional(),
      keyData2: keyFigure.optional(),
      keyData3: keyFigure.optional(),
      keyData4: keyFigure.optional(),
    })
    .optional(),
  brandSlider: z
    .strictObject({
      heading: text,
      brands: z.array(z.strictObject({ name: text, link: z.string(), image: mediaRef, ...placed })),
    })
    .optional(),
  corporateResponsibility: z
    .strictObject({ heading: text, item1: linkedBlock, item2: linkedBlock, item3: linkedBlock, item4: linkedBlock })
    .optional(),
  globalPresence: z
    .strictObject({
      heading: text,
      description: text,
      highlight1: keyFigure,
      highlight2: keyFigure,
      highlight3: keyFigure,
      regions: z.array(z.strictObject({ name: text, description: text, ...placed })),
    })
    .optional(),
  visionMission: z.strictObject({ vision: block, mission: block }).optional(),
  principles: z
    .strictObject({
      principle1: block,
      principle2: block,
      principle3: block,
      principle4: block,
      principle5: block,
      principle6: block,
      principle7: block,
    })
    .optional(),
  journey: z
    .strictObject({ heading: text, milestones: z.array(z.strictObject({ year: z.string(), achievement: text })) })
    .optional(),
  leadership: z
    .strictObject({ founders: z.array(person), ceo: person, board: z.array(person), team: z.array(person) })
    .optional(),
  careers: z
    .strictObject({
      heading: text,
      description: text,
      jobs: z
        .array(
          z.strictObject({
            jobId: slug,
            title: text,
            location: text,
            department: text,
            /** HTML: what you will do, what you bring. */
            description: text,
            applyLink: z.string(),
            datePosted: z.iso.date().optional(),
            ...placed,
          }),
        )
        .default([]),
    })
    .optional(),
  hiringProcess: z.strictObject({ step1: block, step2: block, step3: block, step4: block, step5: block }).optional(),
  investorResults: z
    .strictObject({ results: z.array(z.strictObject({ year: z.string(), title: text, document: mediaRef })) })
    .optional(),
  nature: z
    .strictObject({
      kapha: block.extend({ characteristics: text }),
      pitta: block.extend({ characteristics: text }),
      vatta: block.extend({ characteristics: text }),
    })
    .optional(),
  homeRemedies: z.strictObject({ heading: text, remedies: z.array(block) }).optional(),
  motherEarth: block.optional(),
  catalogs: z
    .strictObject({ items: z.array(z.strictObject({ title: text, cover: mediaRef, document: mediaRef, ...placed })) })
    .optional(),
  enquiry: z.strictObject({ heading: text, description: text, formId: z.string() }).optional(),
});
