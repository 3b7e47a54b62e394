import { defaultLanguage } from '../../contract/languages.ts';

/** The 404 page of a site of the network: HTML, whatever was requested (NOTES §4). */
export function buildNotFoundPage(): Response {
  const html = `<!DOCTYPE html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><title>Page not found</title></head><body><h1>Page not found</h1></body></html>`;
  return new Response(html, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
