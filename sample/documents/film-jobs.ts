import type { Content, Text } from '../../backend/content/content.ts';
import { resolveLanguage, writtenLanguages } from '../../contract/languages.ts';
import { imageCatalogue } from '../imagery/catalogue.ts';
import { fileNameOf } from '../imagery/recipe.ts';
import { buildFilm, buildSceneFilm } from './films/build-film.ts';
import { FILM, resolveFilm, SCENE_FILM } from './films/film-recipe.ts';
import { type DocumentTools, type Job, type JobGroup, nameFile } from './job.ts';

const filmTitle = ({ en, ar }: Text): Text => ({ en: `Film: ${en}`, ar: `فيلم: ${ar}` });
const MP4 = 'video/mp4';

/** The films of the campaigns, and of the wide scenes in the slides of the home page. */
export function filmJobs(content: Content): JobGroup[] {
  return [...campaignFilms(content), ...sceneFilms(content)];
}

function campaignFilms(content: Content): JobGroup[] {
  return content.campaigns.flatMap((campaign) => {
    if (campaign.video?.type !== 'upload') return [];
    const ref = campaign.video.file;
    const recipe = resolveFilm(campaign);
    const file = nameFile('film', [recipe, FILM], 'mp4');
    const make = async (tools: DocumentTools) => buildFilm(await tools.drawingTools(), recipe);
    const { width, height } = FILM;
    return [{ ref, mimeType: MP4, width, height, alt: filmTitle(campaign.title), jobs: [{ ref, file, make }] }];
  });
}

/** The film of a wide scene: `video/hero-nadiya` of `hero/nadiya`, and the mirrored one for Arabic. */
function sceneFilms(content: Content): JobGroup[] {
  const slides = content.pages.flatMap(({ groups }) => groups?.homeSlider?.slides ?? []);
  const wanted = new Set(slides.map(({ desktopMedia }) => desktopMedia));
  const { width, height } = SCENE_FILM;
  return imageCatalogue(content).flatMap(({ ref: picture, recipe, mirrored = recipe, alt }) => {
    const ref = `video/${picture.replace('/', '-')}`;
    if (!wanted.has(ref)) return [];
    const jobs = writtenLanguages.map((language): Job => {
      const scene = resolveLanguage(language).dir === 'rtl' ? mirrored : recipe;
      if (scene.kind !== 'hero') throw new Error(`There is no film of ${picture}.`);
      const file = nameFile('film', [fileNameOf(scene), SCENE_FILM], 'mp4');
      return { ref, language, file, make: async (tools) => buildSceneFilm(await tools.drawingTools(), scene) };
    });
    return [{ ref, mimeType: MP4, width, height, alt, jobs }];
  });
}
