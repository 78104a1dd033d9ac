import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../../scripts/import/table';
import { writeTemplate } from '../../scripts/import/template';
import { readWorkbook } from '../../scripts/import/workbook';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

jest.setTimeout(120_000);

const directory = temporaryDirectory();
afterAll(() => removeDirectory(directory));

const schema = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const place = 'xl/worksheets/sheet1.xml';
const relations = 'xl/_rels/workbook.xml.rels';
const text = (reference: string, content: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`;
const sheetOf = (cells: string, before = '', after = ''): Uint8Array =>
  strToU8(`${before}<worksheet ${schema}><sheetData><row r="1">${cells}</row></sheetData>${after}</worksheet>`);

let template: Record<string, Uint8Array>;
beforeAll(async () => {
  const path = join(directory, 'template.xlsx');
  await writeTemplate('fx', path);
  template = unzipSync(readFileSync(path));
});

const workbook = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...template, ...parts }, { level: 1 });
const read = (parts: Readonly<Record<string, Uint8Array>>) => readWorkbook(workbook(parts), 'sent.xlsx');
/** The relations of a workbook whose sheet is elsewhere. */
const sheetAt = (target: string): Uint8Array =>
  strToU8(Buffer.from(template[relations]!).toString().replace('worksheets/sheet1.xml', target));

test('a distant cell is refused wherever the workbook has its sheet', async () => {
  const far = strToU8(
    `<worksheet ${schema}><sheetData><row r="1048576">${text('XFD1048576', 'x')}</row></sheetData></worksheet>`,
  );
  await expect(read({ [relations]: sheetAt('other/sheet1.xml'), 'xl/other/sheet1.xml': far })).rejects.toThrow(
    /reaches to 1048576, but a table has at most/,
  );
});

test('entities of a document are not resolved, and merged cells and formulas are what they show', async () => {
  const [external, laughs, formula, merged] = await Promise.all([
    read({
      [place]: sheetOf(text('A1', '&x;'), '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    }),
    read({
      [place]: sheetOf(text('A1', '&b;'), '<!DOCTYPE w [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'),
    }),
    read({ [place]: sheetOf('<c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>WEBSERVICE("http://x")</f></c>') }),
    read({
      [place]: sheetOf(text('A1', 'm'), '', '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>'),
    }),
  ]);
  expect([external, laughs, formula, merged]).toEqual([[['&x;']], [['&b;']], [['2']], [['m']]]);
});

test('cells of a type that there is none, and sheets outside the workbook, are refused in a sentence', async () => {
  const unreadable = /is not an Excel workbook that can be read/;
  await Promise.all(
    [
      { [place]: sheetOf('<c r="A1" t="zzz"><v>1</v></c>') },
      { [place]: sheetOf('<c r="A1" s="99999"><v>1</v></c>') },
      { [place]: sheetOf('<c r="A1" t="s"><v>999999</v></c>') },
      { [relations]: sheetAt('../../../../etc/passwd') },
    ].map((parts) => expect(read(parts)).rejects.toThrow(unreadable)),
  );
});

test('U+0000 in a table is refused with its row', async () => {
  const headings = ['currency', 'per_usd', 'date', 'source', 'publisher'];
  const row = (number: number, cells: readonly string[]): string =>
    `<row r="${number}">${cells.map((cell, i) => text(`${'ABCDE'[i]!}${number}`, cell)).join('')}</row>`;
  const sheet = (source: string): Uint8Array =>
    strToU8(
      `<worksheet ${schema}><sheetData>${row(1, headings)}${row(2, ['KES', '129', '2026-11-20', source, 'Bank'])}</sheetData></worksheet>`,
    );
  for (const source of ['a_x0000_b', 'a&#0;b']) {
    const path = join(directory, 'nul.xlsx');
    writeFileSync(path, workbook({ [place]: sheet(source) }));
    await expect(readTable(path, 'fx')).rejects.toThrow(/^Row 2 of \S+ has the character U\+0000/);
  }
  const csv = join(directory, 'nul.csv');
  writeFileSync(csv, `${headings.join()}\nKES,129,2026-11-20,a\0b,Bank\n`);
  await expect(readTable(csv, 'fx')).rejects.toThrow(/^Row 2 of \S+ has the character U\+0000/);
});
