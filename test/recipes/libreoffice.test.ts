import { parse } from 'csv-parse/sync';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocks, testWith } from '../support/recipe';
import { removeDirectory, temporaryDirectory } from '../support/server-process';
import { service } from '../support/service';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));

const profile = join(folder, 'profile');
const office = (args: readonly string[]): void => {
  const { status, stderr } = spawnSync(
    'soffice',
    [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore', ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  expect([status, stderr.replace(/^Warning: failed to launch javaldx.*$/m, '').trim()]).toEqual([0, '']);
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const basicText = (text: string): string => `"${text.replace(/"/g, '""')}"`;

/**
 * Writes a macro into a fresh profile. It types the key and the formulas into a new sheet, as a person would, and saves
 * the sheet as CSV.
 */
function writeMacro(formulas: readonly string[], result: string): void {
  const library = join(profile, 'user/basic/Standard');
  mkdirSync(library, { recursive: true });
  const typed = formulas
    .map((formula, row) => `sheet.getCellRangeByName("A${row + 1}").setFormula(${basicText(formula)})`)
    .join('\n  ');
  const code = `Sub Main
  Dim none()
  sheets = StarDesktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, none())
  sheet = sheets.Sheets.getByIndex(0)
  sheet.getCellRangeByName("B1").setString(${basicText(process.env['SERVICE_KEY']!)})
  ${typed}
  sheets.calculateAll()
  Dim args(0) As New com.sun.star.beans.PropertyValue
  args(0).Name = "FilterName"
  args(0).Value = "Text - txt - csv (StarCalc)"
  sheets.storeToURL(${basicText(pathToFileURL(result).href)}, args())
  sheets.close(True)
End Sub`;
  const head = (root: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${root} PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "${root.split(':')[1]}.dtd">\n`;
  writeFileSync(
    join(library, 'Module1.xba'),
    `${head('script:module')}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${escaped(code)}</script:module>`,
  );
  writeFileSync(
    join(library, 'script.xlb'),
    `${head('library:library')}<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
  );
  writeFileSync(
    join(profile, 'user/basic/script.xlc'),
    `${head('library:libraries')}<library:libraries xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
  );
}

testWith(['soffice'], 'the formulas of the recipe give the figures of the service', async () => {
  const formulas = blocks('libreoffice.md', 'calc').flatMap((block) => block.split('\n'));
  const result = join(folder, 'typed.csv');
  // A profile accepts macros only after it has been created.
  office(['--terminate_after_init']);
  writeMacro(formulas, result);
  office(['macro:///Standard.Module1.Main']);
  const cells = (parse(readFileSync(result, 'utf8')) as string[][]).map(([cell]) => cell!);
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
  office(['--infilter=CSV:44,34,76,1,,1033', '--convert-to', 'ods', 'currencies.csv']);
  mkdirSync(join(folder, 'back'));
  office(['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76', '--outdir', 'back', 'currencies.ods']);
  expect(parse(readFileSync(join(folder, 'back/currencies.csv'), 'utf8'))).toEqual(parse(table));
});
