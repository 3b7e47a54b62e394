/** Splits a text after its first sentence; a text of one sentence is all lead. */
export function splitLead(text: string): { lead: string; rest: string } {
  const whole = text.trim();
  const end = whole.search(/(?<=.)[.!?؟]\s/s);
  return end < 0 ? { lead: whole, rest: '' } : { lead: whole.slice(0, end), rest: whole.slice(end + 1).trim() };
}
