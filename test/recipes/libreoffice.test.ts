import { parse } from 'csv-parse/sync';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeIn, type Typed } from '../support/office';
import { blocks, testWith } from '../support/recipe';
import { removeDirectory, temporaryDirectory } from '../support/server-process';
import { service } from '../support/service';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));

const office = officeIn(folder);

testWith(['soffice'], 'the formulas of the recipe give the figures of the service', async () => {
  const formulas = blocks('libreoffice.md', 'calc').flatMap((block) => block.split('\n'));
  await office.create();
  const typed = await office.type([
    ['B1', process.env['SERVICE_KEY']!],
    ...formulas.map((formula, row): Typed => [`A${row + 1}`, formula]),
  ]);
  const cells = typed.map(([cell]) => cell!);
  const answer = async (path: string): Promise<Record<string, unknown>> =>
    (await service.get(path)).body.data as Record<string, unknown>;
  const [dollars, bank] = [
    await answer('/api/forex?from=USD&to=KES&amount=1500'),
    await answer('/api/rates?country=ZA&indicator=policy_rate'),
  ];
  expect(cells).toHaveLength(4);
  expect(cells.slice(0, 3).map(Number)).toEqual([
    655.957,
    expect.closeTo(dollars['amount'] as number, 4),
    bank['policy_rate'],
  ]);
  expect(cells[3]).toBe(bank['updated']);
});

testWith(['soffice'], 'a table becomes a spreadsheet, and is the same after it', async () => {
  const table = (await service.get('/api/v1/currencies?format=csv')).body as unknown as string;
  writeFileSync(join(folder, 'currencies.csv'), table);
  await office.soffice(['--infilter=CSV:44,34,76,1,,1033', '--convert-to', 'ods', 'currencies.csv']);
  await office.soffice([
    '--convert-to',
    'csv:Text - txt - csv (StarCalc):44,34,76',
    '--outdir',
    'back',
    'currencies.ods',
  ]);
  expect(parse(readFileSync(join(folder, 'back/currencies.csv'), 'utf8'))).toEqual(parse(table));
});
