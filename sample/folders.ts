/** The sample company's content: one YAML file per range, page family and menu. */
export const CONTENT_FOLDER = `${import.meta.dirname}/content`;
/** The built files that are committed, because they take longer to make than to check out. */
export const PICTURE_FOLDER = `${import.meta.dirname}/media/pictures`;
export const FILM_FOLDER = `${import.meta.dirname}/media/films`;
export const FONT_FOLDER = `${import.meta.dirname}/media/fonts`;
