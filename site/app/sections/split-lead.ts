/** Splits a text after its first sentence; a text of one sentence is all lead. */
export function splitLead(text: string): { lead: string; rest: string } {
  const [, lead = text.trim(), rest = ''] = /^\s*([\s\S]+?)[.!?؟]\s+([\s\S]+)$/.exec(text) ?? [];
  return { lead, rest: rest.trim() };
}
