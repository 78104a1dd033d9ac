import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { xlsxType } from '../../src/contract/returns';
import type { FilledRecord } from '../../src/engine';
import { cellText, lineText } from '../../src/engine/returns/as-text';
import { xmlText } from '../../src/engine/returns/as-xml';
import type { ReturnForm } from '../../src/reference/schema';

/** A file to hand in. */
export interface ReturnFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Excel's format of an amount with so many decimals. */
const excelFormat = (decimals: number): string => `0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;

/** The rows of a record as cells of a workbook: numbers as numbers, identifiers as text. */
const sheetRows = ({ record: { columns }, lines }: FilledRecord) =>
  lines.map((cells) =>
    cells.map((cell, at) => {
      if (cell === null) return null;
      if (typeof cell === 'string') return { value: cell, type: String, format: '@' };
      const { decimals } = columns[at]!.format ?? {};
      return { value: cell, type: Number, ...(decimals === undefined ? {} : { format: excelFormat(decimals) }) };
    }),
  );

async function workbook({ file }: ReturnForm, records: readonly FilledRecord[]): Promise<Buffer> {
  const main = records.find(({ record }) => record.each !== 'return')!;
  const headings = main.record.columns.map(({ title }) => ({ value: title, type: String }));
  const data = records.flatMap((one) => [
    ...(file.headings === true && one === main ? [headings] : []),
    ...sheetRows(one),
  ]);
  return writeXlsxFile(data, { sheet: file.sheet ?? 'Sheet1' }).toBuffer();
}

function csvText({ file }: ReturnForm, records: readonly FilledRecord[]): string {
  const [first] = records.filter(({ record }) => record.each !== 'return');
  const lines = records.flatMap(({ record, lines }) =>
    lines.map((cells) => cells.map((cell, at) => cellText(cell, record.columns[at]!))),
  );
  const headings = file.headings === true ? [first!.record.columns.map(({ title }) => title)] : [];
  return stringify([...headings, ...lines], { delimiter: file.separator ?? ',', record_delimiter: 'windows' });
}

/** The text of a return whose file is text. Its lines end with CR LF, except in XML. */
function textOf(form: ReturnForm, records: readonly FilledRecord[]): string {
  const { kind } = form.file;
  if (kind === 'xml') return xmlText(form, records);
  if (kind !== 'fixed' && kind !== 'pairs') return csvText(form, records);
  return records
    .flatMap(({ record, lines }) => lines.map((cells) => `${lineText(kind, cells, record.columns)}\r\n`))
    .join('');
}

/** The media types of files that are text, where they are not plain. */
const mediaTypes: Readonly<Partial<Record<ReturnForm['file']['kind'], string>>> = {
  csv: 'text/csv',
  xml: 'application/xml',
};

/**
 * The file that an authority takes, byte for byte.
 *
 * @returns undefined where there is none: the layout is not confirmed, or the return has no file
 */
export async function returnFile(form: ReturnForm, records: readonly FilledRecord[]): Promise<ReturnFile | undefined> {
  const { kind, encoding } = form.file;
  if (kind === 'none') return undefined;
  if (kind === 'xlsx')
    return {
      type: xlsxType,
      bytes: await workbook(form, records),
    };
  return {
    type: `${mediaTypes[kind] ?? 'text/plain'}; charset=${encoding === 'ascii' ? 'us-ascii' : 'utf-8'}`,
    bytes: Buffer.from(textOf(form, records), encoding === 'ascii' ? 'latin1' : 'utf8'),
  };
}
