import type { PostedData } from './check-fields.ts';

export type Posted = PostedData & {
  /** The plugin's own fields, without their underscore: `wpcf7_unit_tag`. */
  hidden: Record<string, string>;
};

/** Parses a multipart body into texts, files and hidden fields; null when it cannot be read. */
export async function readPosted(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Posted | null> {
  const data = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null);
  if (data === null) return null;
  const posted: Posted = { texts: {}, files: {}, hidden: {} };
  for (const [name, value] of data.entries()) {
    // A list of boxes is sent as `ranges[]`.
    const field = name.replace(/\[\]$/, '');
    if (typeof value !== 'string') {
      if (value.size > 0) posted.files[field] = value;
    } else if (field.startsWith('_')) posted.hidden[field.slice(1)] = value;
    else posted.texts[field] = [...(posted.texts[field] ?? []), value];
  }
  return posted;
}
