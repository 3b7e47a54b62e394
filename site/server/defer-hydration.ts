/**
 * Deferred hydration (pitfall 8): a page arrives without scripts. React Router's inline scripts and the preloads of its
 * modules move into two files, which the starter requests at the first interaction or when idle (spec §4): the code,
 * `/_h/{hash}.js`, shared by all pages of a kind, and the page's data, `/_h/{hash}.json`. Before that, clicks are
 * handled by the browser alone: links are links, and nothing is held back or replayed.
 */
import { createHash } from 'node:crypto';
import { splitPageData } from '../app/page-data.server.ts';
import { NO_PAGE } from '../app/prefetch.ts';
import { TYPED_FIELDS } from '../app/ui/load-document.ts';
import { applyChanges, type Change, findPreloads, findScripts, type ScriptKind } from './find-scripts.ts';

/** A file moved out of a page, named by the hash of its content. */
export type DeferredFile = {
  address: string;
  text: string;
};

/** The first script of a page's head, the page's build, and whether it registers a worker. */
export type DeferOptions = { headScript: string; buildId: string; hasWorker?: boolean };

/** The code shared by all pages of a kind, and the data of one page. */
export type DeferredFiles = { code: DeferredFile; data: DeferredFile };

/** A page without its scripts, and the files they are in now; null when there were none. */
type DeferredPage = { html: Buffer<ArrayBuffer>; files: DeferredFiles | null };

const ENTRY_PATTERN = /\bimport\("([^"]+)"\);?\s*$/;
/** The storage key of React Router's scroll positions. */
const POSITIONS = 'react-router-scroll-positions';
/** The statement that React Router uses to find a page's data. */
const CONTROLLER = 'window.__reactRouterContext.streamController = controller;';

/**
 * Browsers that support them prefetch the document of a link the visitor is about to open, two at a time (decision
 * 0168). In a hydrated document the router does it (site/app/follow-links.ts).
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: NO_PAGE } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Browsers do not restore the scroll position of an entry that the router has left: when it comes back as a document,
 * the router's saved position is restored (decision 0254). Later ones are the browser's (app/between-documents.ts).
 */
const RESTORE_SCROLL = `try{let h=history;h.scrollRestoration=='manual'&&scrollTo(0,JSON.parse(sessionStorage['${POSITIONS}'])[h.state.key])}catch{}`;

/**
 * If a page's scripts cannot be loaded, that is logged, and the page is reloaded if the site serves it and
 * nothing is typed or refused, unless the visitor is already on the way to another. Once: not if it was a reload, nor
 * if the browser does not report how the page was loaded (decision 0161).
 */
const LOAD_ANEW = `f=a=>e=>{console.error(a+' was not loaded:',e);(performance.getEntriesByType('navigation')[0]||{type:'reload'}).type=='reload'||fetch(location).then(r=>r.ok&&!w.wayOut&&!d.querySelector('[data-unsent]')&&![...d.querySelectorAll('${TYPED_FIELDS}')].some(i=>i.value!=i.defaultValue)&&location.reload(),()=>{})}`;

/**
 * spec §9: idle with a timeout of 8000 ms, then 4000 ms more. `scroll` is ignored: browsers fire it on their own, for a
 * row that starts at the right or a hash in the address, and a visitor's scroll comes with another event. So is a mouse
 * at rest where the page appears. The entry is preloaded beside the file, which requests it only after its modules; the
 * data is requested in parallel. The scroll position is noted: scrolling meanwhile counts for the header (spec §4). The
 * file is imported, not put into a script element: Trusted Types refuse text as a script's address. The speculation
 * rules before the starter are removed on data saver and 2g (spec §2), and once the file is loaded.
 */
export const STARTER = `${RESTORE_SCROLL}((d,w,t)=>{let k=d.currentScript,r=k.previousSibling,s=k.dataset,c=navigator.connection||{},v='pointerdown keydown touchstart wheel mousemove'.split(' '),o={capture:true,passive:true},${LOAD_ANEW},g=e=>{if(t||e&&e.type=='mousemove'&&!e.movementX&&!e.movementY)return;t=1;w.touchedAt=w.scrollY;v.map(e=>w.removeEventListener(e,g,o));w.pageData=fetch(s.data).then(r=>{if(r.ok)return r.text();throw r.status}).catch(f(s.data));d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:s.entry}));import(s.hydrate).then(()=>r.remove(),f(s.hydrate))};if(c.saveData||/2g$/.test(c.effectiveType))r.remove();v.map(e=>w.addEventListener(e,g,o));(w.requestIdleCallback||((f,l)=>setTimeout(f,l.timeout)))(()=>setTimeout(g,4000),{timeout:8000})})(document,window)`;

/**
 * When the file runs, the scroll position has been restored and the visitor may have moved on: React Router must
 * not restore it again.
 */
const FORGET_SCROLL = `try{const n='${POSITIONS}',k=history.state?.key,s=JSON.parse(sessionStorage.getItem(n)||'{}');if(k in s){delete s[k];sessionStorage.setItem(n,JSON.stringify(s))}}catch{}`;

/** Takes the scripts out of a finished page and puts an early script into its head. In bytes: most of them stay. */
export function deferScripts(
  bytes: Buffer<ArrayBuffer>,
  { headScript, buildId, hasWorker = true }: DeferOptions,
): DeferredPage {
  const { html, data: text } = splitPageData(bytes);
  const scripts = findScripts(html);
  const preloads = findPreloads(html);
  const read = (kind: ScriptKind) => scripts.filter((one) => one.kind === kind).map((one) => one.script);
  const [classic, modules] = [read('classic'), read('module')];
  const changes: Change[] = [];
  const head = html.indexOf('<head>');
  if (headScript !== '' && head >= 0) changes.push(insert(head + '<head>'.length, `<script>${headScript}</script>`));
  if (classic.length + modules.length === 0) return { html: applyChanges(html, changes), files: null };
  const module = modules.join('\n');
  const context = classic.join('\n;');
  const entry = ENTRY_PATTERN.exec(module)?.[1];
  // Such a page would never hydrate.
  if (entry === undefined || text === '' || !context.includes(CONTROLLER)) {
    throw new Error('React Router writes the scripts of a page in another way than site/server expects.');
  }
  const addresses = preloads.map(({ href }) => href);
  const code = buildFile('js', buildCode(context, module, entry, addresses));
  const data = buildFile('json', text);
  const start = `<script type="speculationrules">${SPECULATION_RULES}</script><script data-hydrate="${code.address}" data-data="${data.address}" data-entry="${entry}" data-build="${buildId}"${hasWorker ? '' : ' data-worker="off"'}>${STARTER}</script>`;
  // React counts elements when it hydrates: each script stays as an empty element.
  changes.push(...preloads, ...scripts, insert(html.lastIndexOf('</body>'), start));
  return { html: applyChanges(html, changes), files: { code, data } };
}

function insert(at: number, text: string): Change {
  return { start: at, end: at, text };
}

function buildFile(extension: string, text: string): DeferredFile {
  return { address: `/_h/${createHash('sha256').update(text).digest('base64url').slice(0, 20)}.${extension}`, text };
}

/**
 * Imports the preloaded modules first, in parallel; the entry runs last, once the data is there. Without the data the
 * page stays as it is: finished HTML with real links. The file fails if its entry does, and the starter sees that.
 */
function buildCode(context: string, module: string, entry: string, preloads: readonly string[]): string {
  const imports = preloads
    .filter((href) => href !== '' && href !== entry && !module.includes(`"${href}"`))
    .map((href) => `import ${JSON.stringify(href)};`);
  const start = `const d=await window.pageData;if(d){const c=window.__reactRouterContext.streamController;c.enqueue(d);c.close();await import("${entry}")}`;
  return [...imports, FORGET_SCROLL, context, module.replace(ENTRY_PATTERN, start)].join('\n;');
}
