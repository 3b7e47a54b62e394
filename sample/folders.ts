/** The sample company's content: one YAML file a range, page family and menu. */
export const contentFolder = `${import.meta.dirname}/content`;
/** What is committed of what was made, because it takes longer to make than to check out. */
export const pictureFolder = `${import.meta.dirname}/media/pictures`;
export const filmFolder = `${import.meta.dirname}/media/films`;
export const fontFolder = `${import.meta.dirname}/media/fonts`;
