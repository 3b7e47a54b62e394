import { award, stairs } from './award.ts';
import { backLabel } from './back-label.ts';
import { basin } from './basin.ts';
import { soap } from './bathroom.ts';
import { bowl } from './bowl.ts';
import { paste, spices, tasting } from './bowls.ts';
import { cardIndex } from './card-index.ts';
import { channel, road } from './channel.ts';
import { comb, salon } from './comb.ts';
import { courtyard, dunes } from './courtyard.ts';
import { cradle } from './cradle.ts';
import { door } from './door.ts';
import { field, terraces } from './fields.ts';
import { crates, pallet } from './freight.ts';
import { booklets, herbarium } from './herbarium.ts';
import { jars } from './jars.ts';
import { cards, label } from './label.ts';
import { laboratory } from './laboratory.ts';
import { lantern } from './lantern.ts';
import { ledger } from './ledger.ts';
import { letter } from './letter.ts';
import { line, pump } from './line.ts';
import { map } from './map.ts';
import { mortar } from './mortar.ts';
import { desk, newspaper } from './newspaper.ts';
import { family } from './packs.ts';
import { potted, terrace } from './potted.ts';
import { pouch } from './pouch.ts';
import { scale } from './scale.ts';
import { bench, majlis } from './seats.ts';
import { shelf } from './shelf.ts';
import { slate } from './slate.ts';
import { HEIGHT, type Subject } from './subject.ts';
import { board, phone, plates } from './table.ts';
import { teapot } from './tea.ts';
import { grove, wadi } from './trees-in-rows.ts';
import { brushes, sticks } from './tumblers.ts';
import { van } from './van.ts';
import { vat } from './vat.ts';

/** Where a still is taken: a table from above, the floor of a room, open land. */
export const SETTINGS = {
  above: { floorY: HEIGHT * 1.14 },
  /** Under an open sky. */
  land: { floorY: HEIGHT },
  room: { floorY: HEIGHT * 0.78 },
} as const satisfies Record<string, { floorY: number }>;

export const SUBJECTS = {
  ledger: { setting: 'above', draw: ledger },
  letter: { setting: 'above', draw: letter },
  herbarium: { setting: 'above', draw: herbarium },
  booklets: { setting: 'above', draw: booklets },
  newspaper: { setting: 'above', draw: newspaper },
  desk: { setting: 'above', draw: desk },
  label: { setting: 'above', draw: label },
  cards: { setting: 'above', draw: cards },
  map: { setting: 'above', draw: map },
  comb: { setting: 'above', draw: comb },
  salon: { setting: 'above', draw: salon },
  spices: { setting: 'above', draw: spices },
  tasting: { setting: 'above', draw: tasting },
  board: { setting: 'above', draw: board },
  paste: { setting: 'above', draw: paste },
  plates: { setting: 'above', draw: plates },
  phone: { setting: 'above', draw: phone },
  mortar: { setting: 'room', draw: mortar },
  laboratory: { setting: 'room', draw: laboratory },
  vat: { setting: 'room', draw: vat },
  scale: { setting: 'room', draw: scale },
  crates: { setting: 'room', draw: crates },
  pallet: { setting: 'room', draw: pallet },
  shelf: { setting: 'room', draw: shelf },
  family: { setting: 'room', draw: family },
  line: { setting: 'room', draw: line },
  van: { setting: 'room', draw: van },
  pump: { setting: 'room', draw: pump },
  teapot: { setting: 'room', draw: teapot },
  jars: { setting: 'room', draw: jars },
  'card-index': { setting: 'room', draw: cardIndex },
  basin: { setting: 'room', draw: basin },
  sticks: { setting: 'room', draw: sticks },
  brushes: { setting: 'room', draw: brushes },
  soap: { setting: 'room', draw: soap },
  bowl: { setting: 'room', draw: bowl },
  lantern: { setting: 'room', draw: lantern },
  bench: { setting: 'room', draw: bench },
  majlis: { setting: 'room', draw: majlis },
  door: { setting: 'room', draw: door },
  stairs: { setting: 'room', draw: stairs },
  award: { setting: 'room', draw: award },
  wadi: { setting: 'land', draw: wadi },
  grove: { setting: 'land', draw: grove },
  field: { setting: 'land', draw: field },
  terraces: { setting: 'land', draw: terraces },
  channel: { setting: 'land', draw: channel },
  courtyard: { setting: 'land', draw: courtyard },
  dunes: { setting: 'land', draw: dunes },
  road: { setting: 'land', draw: road },
  terrace: { setting: 'land', draw: terrace },
  cradle: { setting: 'room', draw: cradle },
  potted: { setting: 'room', draw: potted },
  slate: { setting: 'above', draw: slate },
  pouch: { setting: 'above', draw: pouch },
  'back-label': { setting: 'above', draw: backLabel },
} as const satisfies Record<string, { setting: keyof typeof SETTINGS; draw: Subject }>;

export type SubjectName = keyof typeof SUBJECTS;
