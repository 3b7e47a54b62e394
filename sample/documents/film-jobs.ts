import type { Content, Text } from '../../backend/content/content.ts';
import { buildFilm } from './films/build-film.ts';
import { FILM, resolveFilm } from './films/film-recipe.ts';
import { type DocumentTools, type JobGroup, nameFile } from './job.ts';

const filmTitle = ({ en, ar }: Text): Text => ({ en: `Film: ${en}`, ar: `فيلم: ${ar}` });

/** The films of the campaigns. */
export function filmJobs(content: Content): JobGroup[] {
  return content.campaigns.flatMap((campaign) => {
    if (campaign.video?.type !== 'upload') return [];
    const ref = campaign.video.file;
    const recipe = resolveFilm(campaign);
    const file = nameFile('film', [recipe, FILM], 'mp4');
    const make = async (tools: DocumentTools) => buildFilm(await tools.drawingTools(), recipe);
    const { width, height } = FILM;
    return [{ ref, mimeType: 'video/mp4', width, height, alt: filmTitle(campaign.title), jobs: [{ ref, file, make }] }];
  });
}
