import { drawHeap } from '../scenes/heap.ts';
import { standJar } from './jar.ts';
import { setTable } from './mortar.ts';
import { type Subject, WOOD } from './subject.ts';

/** What a kitchen keeps for remedies: a jar of honey, and jars of flowers. */
export const jars: Subject = (studio) => {
  setTable(studio, WOOD);
  standJar(studio, { x: 520, y: 640, scale: 1.1 }, { plant: 'chamomile' });
  standJar(studio, { x: 945, y: 640, scale: 1.2 }, { plant: 'rose' });
  standJar(studio, { x: 735, y: 684, scale: 1.35 }, { liquid: '#a85a0c' });
  drawHeap(studio, 'chamomile', [{ x: 475, y: 674, width: 150 }], 0.62);
};
