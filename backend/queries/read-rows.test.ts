import { asc, eq, getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../db/schema/products.ts';
import { describeService } from '../test/describe-service.ts';
import { readRows } from './read-rows.ts';

describeService('rows read as JSON', ({ database }) => {
  const columns = getTableColumns(products);
  const query = () => database().db.select(columns).from(products).orderBy(asc(products.country), asc(products.id));

  test('are the same rows in the same order, with a T in their times', async () => {
    const rows = await query();
    expect(rows.length).toBeGreaterThan(10);
    const written = rows.map((row) => ({
      ...row,
      published: row.published.replace(' ', 'T'),
      modified: row.modified.replace(' ', 'T'),
    }));
    expect(await readRows(database().db, columns, query())).toEqual(written);
  });

  test('are none of none', async () => {
    const none = database().db.select(columns).from(products).where(eq(products.country, 'xyz'));
    expect(await readRows(database().db, columns, none)).toEqual([]);
  });
});
