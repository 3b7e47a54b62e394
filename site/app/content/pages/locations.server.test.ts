import { expect, test } from 'vitest';
import type { Load } from './load.server.ts';
import { loadLocations } from './locations.server.ts';

const nodes = [
  ['Dubai', '<p>Warehouse Road, Al Quoz<br>Dubai, United Arab Emirates</p><p>Monday to Friday</p>', '+971 4 000 0000'],
  ['Riyadh', '<p>Olaya<br />الرياض، المملكة العربية السعودية</p>', '+966 11 000 0000'],
  ['Cairo', '<p>Plot 118, Giza</p>', '+20 2 0000 0000'],
].map(([title, content, officePhoneNumber]) => ({
  id: title,
  title,
  content,
  locationDetails: { officePhoneNumber, officeEmail: 'a@b.example' },
}));

function loadIn(country: 'ksa' | 'kwt') {
  const optional = async () => ({ locations: { nodes } });
  return loadLocations({ locale: { country, language: 'en' }, optional } as unknown as Load);
}

test('locations of the country come first, the others in the order of content', async () => {
  expect((await loadIn('ksa')).map(({ title }) => title)).toEqual(['Riyadh', 'Dubai', 'Cairo']);
  expect((await loadIn('kwt')).map(({ title }) => title)).toEqual(['Dubai', 'Riyadh', 'Cairo']);
});

test('an address is split into street and town if it has both', async () => {
  expect((await loadIn('kwt')).map(({ street, town }) => [street, town])).toEqual([
    ['Warehouse Road, Al Quoz', 'Dubai'],
    ['Olaya', 'الرياض'],
    ['Plot 118, Giza', null],
  ]);
});
