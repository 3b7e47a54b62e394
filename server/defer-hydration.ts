/**
 * Deferred hydration (stack, pitfall 8): a page comes without any script to fetch. What React Router writes inline, and
 * the preloads of its modules, move into one file, `/_h/{hash}.js`; the starter fetches it at the first interaction or
 * idle (spec §4). A click before that is the browser's own: links are links, nothing is held back or replayed.
 */
import { createHash } from 'node:crypto';

/** A page with its scripts moved out, and the file they are in; null when there was nothing to defer. */
export interface DeferredPage {
  readonly html: string;
  readonly file: { readonly address: string; readonly code: string } | null;
}

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const preloadPattern = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi;
const entryPattern = /\bimport\("([^"]+)"\);?\s*$/;

/**
 * spec §9: idle with a timeout of 8000 ms, and 4000 ms more. The entry is preloaded beside the file, because the file
 * asks for it only after the modules it needs.
 */
export const starter = `(function(d,w,t){var s=d.currentScript.dataset,v='pointerdown keydown touchstart wheel scroll mousemove'.split(' '),o={capture:true,passive:true};function a(n,p){d.head.append(Object.assign(d.createElement(n),p))}function g(){if(t)return;t=1;v.forEach(function(e){w.removeEventListener(e,g,o)});a('link',{rel:'modulepreload',href:s.entry});a('script',{type:'module',src:s.hydrate})}v.forEach(function(e){w.addEventListener(e,g,o)});(w.requestIdleCallback||function(f,l){setTimeout(f,l.timeout)})(function(){setTimeout(g,4000)},{timeout:8000})})(document,window)`;

/**
 * By the time the file runs the browser has restored the scroll position itself and the visitor may have moved on:
 * React Router must not restore it a second time.
 */
const forgetScroll = `try{const n='react-router-scroll-positions',k=history.state?.key,s=JSON.parse(sessionStorage.getItem(n)||'{}');if(k in s){delete s[k];sessionStorage.setItem(n,JSON.stringify(s))}}catch{}`;

/** Takes the text of an inline script and gives its source for `script-src`. */
export function buildScriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Takes a finished page and an early script for its head and gives the page without its scripts, and their text. */
export function deferScripts(html: string, headScript: string): DeferredPage {
  const classic: string[] = [];
  const modules: string[] = [];
  const preloads: string[] = [];
  const emptied = html
    .replace(preloadPattern, (link) => {
      preloads.push(parseAttribute(link, 'href') ?? '');
      return '';
    })
    // React counts the elements when it hydrates, so each script keeps its place, empty.
    .replace(scriptPattern, (element, attributes: string, text: string) => {
      const kind = resolveKind(attributes);
      if (kind === 'kept' || text.trim() === '') return element;
      (kind === 'module' ? modules : classic).push(text);
      return `<script${attributes}></script>`;
    });
  if (modules.length === 0) return { html: addHeadScript(html, headScript), file: null };
  const code = buildCode(classic, modules.join('\n'), preloads);
  const address = `/_h/${createHash('sha256').update(code).digest('base64url').slice(0, 20)}.js`;
  const entry = entryPattern.exec(code)?.[1] ?? '';
  const start = `<script data-hydrate="${address}" data-entry="${entry}">${starter}</script>`;
  const page = addHeadScript(emptied, headScript);
  const end = page.lastIndexOf('</body>');
  return { html: page.slice(0, end) + start + page.slice(end), file: { address, code } };
}

function addHeadScript(html: string, text: string): string {
  return text === '' ? html : html.replace(/<head\b[^>]*>/i, (head) => `${head}<script>${text}</script>`);
}

/** Importing the preloaded modules first fetches them side by side; the entry runs last, when the page's data is there. */
function buildCode(classic: readonly string[], module: string, preloads: readonly string[]): string {
  const entry = entryPattern.exec(module)?.[1];
  const imports = preloads
    .filter((href) => href !== '' && href !== entry && !module.includes(`"${href}"`))
    .map((href) => `import ${JSON.stringify(href)};`);
  return [...imports, forgetScroll, ...classic, module].join('\n;');
}

function resolveKind(attributes: string): 'classic' | 'module' | 'kept' {
  const type = (parseAttribute(attributes, 'type') ?? '').toLowerCase();
  if (/\bsrc=/i.test(attributes)) return 'kept';
  if (type === 'module') return 'module';
  return type === '' || type === 'text/javascript' ? 'classic' : 'kept';
}

function parseAttribute(element: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(element)?.[1]?.replaceAll('&amp;', '&');
}
