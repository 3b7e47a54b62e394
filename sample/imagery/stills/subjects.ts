import { award, stairs } from './award.ts';
import { backLabel } from './back-label.ts';
import { basin } from './basin.ts';
import { bath } from './bath.ts';
import { soap } from './bathroom.ts';
import { bowl } from './bowl.ts';
import { paste, seededHoney, spices, tasting } from './bowls.ts';
import { cardIndex } from './card-index.ts';
import { channel } from './channel.ts';
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
import { road } from './road.ts';
import { roots } from './roots.ts';
import { sandals } from './sandals.ts';
import { scale } from './scale.ts';
import { bench, majlis } from './seats.ts';
import { seeds } from './seeds.ts';
import type { SettingName } from './settings.ts';
import { shade } from './shade.ts';
import { shelf } from './shelf.ts';
import { slate } from './slate.ts';
import type { Subject } from './subject.ts';
import { board, phone, plates } from './table.ts';
import { teapot } from './tea.ts';
import { grove, wadi } from './trees-in-rows.ts';
import { brushes, sticks } from './tumblers.ts';
import { van } from './van.ts';
import { vat } from './vat.ts';

export const SUBJECTS = {
  ledger: { setting: 'desk', draw: ledger },
  letter: { setting: 'above', draw: letter },
  herbarium: { setting: 'above', draw: herbarium },
  booklets: { setting: 'desk', draw: booklets },
  newspaper: { setting: 'desk', draw: newspaper },
  desk: { setting: 'desk', draw: desk },
  label: { setting: 'desk', draw: label },
  cards: { setting: 'above', draw: cards },
  map: { setting: 'desk', draw: map },
  comb: { setting: 'above', draw: comb },
  salon: { setting: 'above', draw: salon },
  spices: { setting: 'kitchen', draw: spices },
  tasting: { setting: 'kitchen', draw: tasting },
  board: { setting: 'kitchen', draw: board },
  paste: { setting: 'kitchen', draw: paste },
  'seeded-honey': { setting: 'kitchen', draw: seededHoney },
  plates: { setting: 'kitchen', draw: plates },
  phone: { setting: 'desk', draw: phone },
  mortar: { setting: 'workshop', draw: mortar },
  seeds: { setting: 'counter', draw: seeds },
  laboratory: { setting: 'workshop', draw: laboratory },
  vat: { setting: 'workshop', draw: vat },
  scale: { setting: 'workshop', draw: scale },
  crates: { setting: 'yard', draw: crates },
  pallet: { setting: 'yard', draw: pallet },
  shelf: { setting: 'room', draw: shelf },
  family: { setting: 'room', draw: family },
  line: { setting: 'workshop', draw: line },
  van: { setting: 'yard', draw: van },
  pump: { setting: 'workshop', draw: pump },
  teapot: { setting: 'counter', draw: teapot },
  jars: { setting: 'counter', draw: jars },
  'card-index': { setting: 'room', draw: cardIndex },
  basin: { setting: 'counter', draw: basin },
  bath: { setting: 'counter', draw: bath },
  sandals: { setting: 'kitchen', draw: sandals },
  sticks: { setting: 'counter', draw: sticks },
  brushes: { setting: 'counter', draw: brushes },
  soap: { setting: 'counter', draw: soap },
  bowl: { setting: 'counter', draw: bowl },
  lantern: { setting: 'room', draw: lantern },
  bench: { setting: 'room', draw: bench },
  majlis: { setting: 'room', draw: majlis },
  door: { setting: 'room', draw: door },
  stairs: { setting: 'room', draw: stairs },
  award: { setting: 'room', draw: award },
  roots: { setting: 'land', draw: roots },
  wadi: { setting: 'land', draw: wadi },
  grove: { setting: 'land', draw: grove },
  field: { setting: 'land', draw: field },
  terraces: { setting: 'land', draw: terraces },
  channel: { setting: 'land', draw: channel },
  courtyard: { setting: 'land', draw: courtyard },
  dunes: { setting: 'land', draw: dunes },
  road: { setting: 'land', draw: road },
  terrace: { setting: 'land', draw: terrace },
  shade: { setting: 'land', draw: shade },
  cradle: { setting: 'room', draw: cradle },
  potted: { setting: 'room', draw: potted },
  slate: { setting: 'desk', draw: slate },
  pouch: { setting: 'above', draw: pouch },
  'back-label': { setting: 'desk', draw: backLabel },
} as const satisfies Record<string, { setting: SettingName; draw: Subject }>;

export type SubjectName = keyof typeof SUBJECTS;
