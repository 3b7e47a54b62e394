import { type CSSProperties, createContext, useContext } from 'react';

/** Collects the styles of a page while the server draws it; returns the name of the rule. */
export type AddStyle = (style: CSSProperties) => string;

const AddStyleContext = createContext<AddStyle | null>(null);

export const AddStyleProvider = AddStyleContext.Provider;

/**
 * The props of an element with a style from content. Pages have no style attributes, since their policy refuses them
 * (decision 0115): the server writes a rule, a browser sets the properties of what it draws itself.
 */
export function useStyle(style: CSSProperties | undefined) {
  const add = useContext(AddStyleContext);
  if (add !== null && style !== undefined) return { 'data-style': add(style) };
  return { style, suppressHydrationWarning: true };
}
