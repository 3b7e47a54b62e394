/** The sample company's content: one YAML file a range, page family and menu. */
export const contentFolder = `${import.meta.dirname}/content`;
