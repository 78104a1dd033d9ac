import { parse } from 'csv-parse/sync';
import { accountOperations, operations } from '../../src/contract';
import { headings as arabic } from '../../src/language/ar/tables';
import { headings as french } from '../../src/language/fr/tables';
import { headings as portuguese } from '../../src/language/pt/tables';
import { service } from '../support/service';

/** Of the service and of accounts: audit trail, keys, members. */
const all = [...operations, ...accountOperations];
const columns = new Set(all.flatMap((operation) => ('csv' in operation && operation.csv ? operation.csv.flat() : [])));

test('every column of a table has a heading in French, Portuguese and Arabic, and no other has one', () => {
  for (const headings of [french, portuguese, arabic])
    expect(Object.keys(headings).sort()).toEqual([...columns].sort());
});

test('no table has two columns with one heading', () => {
  for (const operation of all) {
    if (!('csv' in operation) || operation.csv === undefined) continue;
    for (const table of operation.csv)
      for (const headings of [french, portuguese, arabic]) {
        const shown = table.map((field) => headings[field as keyof typeof headings]);
        expect([operation.id, new Set(shown).size]).toEqual([operation.id, table.length]);
      }
  }
});

const rowsOf = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string[][]> =>
  parse((await service.get(path, headers)).body as unknown as string, { bom: true });

test('the query decides the language of headings, and Accept-Language does not', async () => {
  const path = '/api/v1/fuels?format=csv';
  const [head, ...rows] = await rowsOf(path);
  expect(head).toEqual(expect.arrayContaining(['fuel_type', 'name', 'unit', 'data_status']));
  expect((await rowsOf(path, { 'accept-language': 'fr' }))[0]).toEqual(head);
  expect((await rowsOf(`${path}&lang=en`))[0]).toEqual(head);
  const [inFrench, ...frenchRows] = await rowsOf(`${path}&lang=fr`);
  expect(inFrench).toEqual(head!.map((field) => french[field as keyof typeof french]));
  expect(frenchRows).toHaveLength(rows.length);
  expect((await rowsOf(`${path}&lang=ar`))[0]).toEqual(expect.arrayContaining(['نوع الوقود', 'الاسم']));
  // What one reader was told does not stay for the next.
  expect((await rowsOf(path))[0]).toEqual(head);
});
