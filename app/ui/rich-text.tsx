/** Typeset HTML of the backend. It was sanitised and its links rewritten when it entered the query cache (rulings 4). */
export function RichText({ html, className = '' }: { html: string | null | undefined; className?: string }) {
  if (!html?.trim()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by app/content/clean-answer.server.ts
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
