import { isNode, nameOf, parse, walk } from './syntax.ts';

/**
 * Lists the conditional texts of a component that have siblings: `<Icon /> {isOn && t(m.on)}`. A browser that translates
 * the page replaces their text nodes, which React then fails to remove, and the section with them (demand 22): each needs
 * an element, or to be all that its element contains.
 */
export function listLooseTexts(file: string, text: string): string[] {
  const found: string[] = [];
  walk(parse(text, file), ({ children }) => {
    const shown = [children].flat().filter((child) => isNode(child) && !isBlank(child));
    if (shown.length < 2) return;
    for (const { expression } of shown.map(Object))
      if (isConditionalText(expression)) found.push(text.slice(expression.start, expression.end).replace(/\s+/g, ' '));
  });
  return found;
}

/** Whether a child draws nothing: a line break between elements, or a comment. */
function isBlank(child: unknown): boolean {
  const { type, value, expression } = Object(child);
  return (
    (type === 'JSXText' && value.trim() === '' && value.includes('\n')) || expression?.type === 'JSXEmptyExpression'
  );
}

function isConditionalText(expression: unknown): boolean {
  const { type, right, consequent, alternate } = Object(expression);
  if (type === 'LogicalExpression') return isText(right);
  return type === 'ConditionalExpression' && isText(consequent) !== isText(alternate);
}

/** Whether a value is certainly a text: one that is written, or a message. */
function isText(value: unknown): boolean {
  const { type, callee, value: literal } = Object(value);
  return (
    type === 'TemplateLiteral' || typeof literal === 'string' || (type === 'CallExpression' && nameOf(callee) === 't')
  );
}
