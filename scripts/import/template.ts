import { stringify } from 'csv-stringify/sync';
import { existsSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import writeWorkbook from 'write-excel-file/node';
import { commandLine } from '../../server/command-line';
import { CommandRefused } from '../command/failure';
import { columns, type ImportKind } from './columns';

const general = [
  'One row for each figure. Rows that start with # are skipped. Write numbers as 1234.5 and days as 2026-11-15.',
  `Check what would change:  ${commandLine('data:import')} KIND FILE --dry-run`,
];

function csvTemplate(kind: ImportKind): string {
  const described = columns[kind].map(({ name, help }) => `# ${name}: ${help}`);
  const names = columns[kind].map(({ name }) => name);
  const example = `# ${stringify([columns[kind].map((column) => column.example)])}`;
  return [
    ...general.map((line) => `# ${line.replace('KIND', kind)}`),
    ...described,
    '# Example:',
    `${example}${stringify([names])}`,
  ].join('\n');
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

async function workbookTemplate(kind: ImportKind): Promise<Buffer> {
  const table = [
    columns[kind].map(({ name }) => bold(name)),
    columns[kind].map(({ example }, i) => ({ value: i === 0 ? `# ${example}` : example })),
  ];
  const help = [
    ...general.map((line) => [{ value: line.replace('KIND', kind) }]),
    [],
    [bold('column'), bold('content'), bold('example')],
    ...columns[kind].map(({ name, help: what, example }) => [
      { value: name },
      { value: what, wrap: true },
      { value: example },
    ]),
  ];
  return writeWorkbook([
    { sheet: kind, data: table, columns: columns[kind].map(({ name }) => ({ width: Math.max(14, name.length + 4) })) },
    { sheet: 'How to fill it in', data: help, columns: [{ width: 16 }, { width: 90 }, { width: 50 }] },
  ]).toBuffer();
}

/**
 * Writes an empty table with explanations, as CSV or as a workbook.
 *
 * @throws CommandRefused where the file already exists
 */
export async function writeTemplate(kind: ImportKind, path: string): Promise<void> {
  const type = extname(path).toLowerCase();
  if (type !== '.csv' && type !== '.xlsx') throw new CommandRefused(`"${path}" must end with .csv or .xlsx.`);
  if (existsSync(path)) throw new CommandRefused(`${path} already exists. Choose another name.`);
  writeFileSync(path, type === '.csv' ? `\ufeff${csvTemplate(kind)}` : await workbookTemplate(kind));
}
