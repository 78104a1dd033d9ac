import { parseA1Ref, toCol, translateFormulaToA1, translateFormulaToR1C1 } from '@borgar/fx';
import { OfficeMockObject } from 'office-addin-mock';
import type { CellValue } from '../../taskpane/sheet/cells';

/** A cell as Excel stores it. Text stays text only if Excel would keep it as text. */
interface Cell {
  readonly content: CellValue;
  readonly formula: boolean;
  readonly format: string;
  /** What a formula shows, where the test says it. */
  readonly result?: CellValue;
}

interface TableHere {
  readonly id: string;
  readonly name: string;
  readonly sheet: SheetHere;
  row: number;
  column: number;
  rows: number;
  columns: number;
  style: string;
}

interface Font {
  bold: boolean;
  italic: boolean;
  color: string;
  size: number;
}

/** One sheet of the workbook, which tests can read and type into. */
interface SheetHere {
  readonly id: string;
  name: string;
  readonly cells: Map<string, Cell>;
  readonly fonts: Map<string, Font>;
  readonly widths: Map<number, number>;
  /** Number formats of whole columns. */
  readonly formats: Map<number, string>;
  /** Choices that a drop-down offers, by cell. */
  readonly choices: Map<string, string>;
  isProtected: boolean;
}

interface Area {
  readonly sheet: SheetHere;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** An area resolved when the host reaches it; undefined if there is none. */
type Where = () => Area | undefined;
type Scalars = Readonly<Record<string, unknown>>;

const usualFont: Font = { bold: false, italic: false, color: '#000000', size: 11 };
const usualWidth = 48;
const nothing: Cell = { content: '', formula: false, format: 'General' };

class HostError extends Error {
  constructor(
    readonly code: string,
    message: string = code,
  ) {
    super(message);
  }
}

const at = (row: number, column: number): string => `${row},${column}`;
const addressAt = (row: number, column: number): string => `${toCol(column)}${row + 1}`;
const cellAt = ({ cells, formats }: SheetHere, row: number, column: number): Cell =>
  cells.get(at(row, column)) ?? { ...nothing, format: formats.get(column) ?? nothing.format };
const sheetRows = 1_048_576;
const sheetColumns = 16_384;
const fontAt = ({ fonts }: SheetHere, row: number, column: number): Font => fonts.get(at(row, column)) ?? usualFont;

/**
 * Types into a cell as Excel does. An apostrophe keeps text, the text format keeps everything, and text that looks like
 * a number becomes a number.
 */
function typed(before: Cell, value: CellValue): Cell {
  const { format } = before;
  if (typeof value !== 'string') return { content: format === '@' ? String(value) : value, formula: false, format };
  if (value.startsWith("'")) return { content: value.slice(1), formula: false, format };
  if (format === '@') return { content: value, formula: false, format };
  if (value.startsWith('=')) return { content: value, formula: true, format };
  if (value.trim() !== '' && Number.isFinite(Number(value.replace(/,/g, ''))))
    return { content: Number(value.replace(/,/g, '')), formula: false, format };
  if (/^(true|false)$/i.test(value)) return { content: value.toLowerCase() === 'true', formula: false, format };
  return { content: value, formula: false, format };
}

/** The result of a formula that no test states does not matter here. It only has to differ from the text. */
const valueOf = ({ content, formula, result }: Cell): CellValue =>
  formula ? (result ?? `result of ${String(content).slice(1)}`) : content;
const typeOf = (value: CellValue): string =>
  value === '' ? 'Empty' : typeof value === 'string' ? 'String' : typeof value === 'number' ? 'Double' : 'Boolean';

function grid<Kind>({ row, column, rows, columns }: Area, make: (row: number, column: number) => Kind): Kind[][] {
  return Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (__, j) => make(row + i, column + j)));
}

const inside = (area: Area, row: number, column: number): boolean =>
  row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
const overlaps = (a: Area, b: Area): boolean =>
  a.sheet === b.sheet &&
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

/** The part of an area that contains values. */
/** The filled cells around a cell, as far as no empty row or column lies between. */
function regionOf({ sheet, row, column }: Area): Area {
  const isFilled = (r: number, c: number): boolean => cellAt(sheet, r, c).content !== '';
  let [top, bottom, left, right] = [row, row, column, column];
  const any = (from: number, to: number, filled: (one: number) => boolean): boolean =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).some((one) => one >= 0 && filled(one));
  for (let grew = true; grew;) {
    const before = [top, bottom, left, right].join();
    if (top > 0 && any(left - 1, right + 1, (c) => isFilled(top - 1, c))) top -= 1;
    if (any(left - 1, right + 1, (c) => isFilled(bottom + 1, c))) bottom += 1;
    if (left > 0 && any(top - 1, bottom + 1, (r) => isFilled(r, left - 1))) left -= 1;
    if (any(top - 1, bottom + 1, (r) => isFilled(r, right + 1))) right += 1;
    grew = before !== [top, bottom, left, right].join();
  }
  return { sheet, row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

function usedOf(area: Area): Area | undefined {
  const used = [...area.sheet.cells].flatMap(([key, cell]) => {
    const [row, column] = key.split(',').map(Number) as [number, number];
    return cell.content !== '' && inside(area, row, column) ? [[row, column] as const] : [];
  });
  if (used.length === 0) return undefined;
  const rows = used.map(([row]) => row);
  const columns = used.map(([, column]) => column);
  const [top, left] = [rows.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.min(a, b))];
  return {
    sheet: area.sheet,
    row: top,
    column: left,
    rows: rows.reduce((a, b) => Math.max(a, b)) - top + 1,
    columns: columns.reduce((a, b) => Math.max(a, b)) - left + 1,
  };
}

const shared = <Kind>(values: readonly Kind[]): Kind | null =>
  values.every((value) => value === values[0]) ? values[0]! : null;

/** The properties of a range that the host reports, by property path. */
function scalarsOf(area: Area | undefined): Scalars {
  if (area === undefined) return { isNullObject: true };
  const { sheet, row, column, rows, columns } = area;
  const fonts = (rows * columns <= 100 ? grid(area, (r, c) => fontAt(sheet, r, c)) : [[usualFont]]).flat();
  return {
    isNullObject: false,
    address: `Sheet!R${row + 1}C${column + 1}:R${row + rows}C${column + columns}`,
    rowIndex: row,
    columnIndex: column,
    rowCount: rows,
    columnCount: columns,
    get values() {
      return grid(area, (r, c) => valueOf(cellAt(sheet, r, c)));
    },
    get formulas() {
      return grid(area, (r, c) => cellAt(sheet, r, c).content);
    },
    get valueTypes() {
      return grid(area, (r, c) => typeOf(valueOf(cellAt(sheet, r, c))));
    },
    get numberFormat() {
      return grid(area, (r, c) => cellAt(sheet, r, c).format);
    },
    get formulasR1C1() {
      return grid(area, (r, c) => {
        const { content, formula } = cellAt(sheet, r, c);
        return formula ? translateFormulaToR1C1(String(content), addressAt(r, c)) : content;
      });
    },
    hasSpill: false,
    'worksheet/id': sheet.id,
    'worksheet/name': sheet.name,
    'format/columnWidth': shared(Array.from({ length: columns }, (_, i) => sheet.widths.get(column + i) ?? usualWidth)),
    'format/font/bold': shared(fonts.map(({ bold }) => bold)),
    'format/font/italic': shared(fonts.map(({ italic }) => italic)),
    'format/font/color': shared(fonts.map(({ color }) => color)),
    'format/font/size': shared(fonts.map(({ size }) => size)),
  };
}

const shape = {
  address: '',
  rowIndex: 0,
  columnIndex: 0,
  rowCount: 0,
  columnCount: 0,
  values: [],
  formulas: [],
  formulasR1C1: [],
  valueTypes: [],
  numberFormat: [],
  hasSpill: false,
  dataValidation: { rule: {}, errorAlert: {} },
  worksheet: { id: '', name: '' },
  format: {
    columnWidth: 0,
    wrapText: false,
    fill: { color: '' },
    font: { bold: false, italic: false, color: '', size: 0 },
  },
};

/** Objects of the mock as used here. */
interface Mock {
  [name: string]: unknown;
  load(properties: string): void;
  sync(): Promise<void>;
  setValue(name: string, value: unknown): void;
}
const mocked = (properties: object): Mock => new OfficeMockObject(properties) as unknown as Mock;

/**
 * A workbook behind office-addin-mock. Values can be read only after they are loaded and synchronised. Writes reach the
 * cells in order when the context is synchronised. Only the parts of Excel that the pane uses are here.
 */
export function createWorkbook() {
  const sheet: SheetHere = {
    id: '{sheet}',
    name: 'Sheet1',
    cells: new Map(),
    fonts: new Map(),
    widths: new Map(),
    formats: new Map(),
    choices: new Map(),
    isProtected: false,
  };
  const sheets: SheetHere[] = [sheet];
  const empty = (name: string): SheetHere => ({
    id: `{sheet ${name}}`,
    name,
    cells: new Map(),
    fonts: new Map(),
    widths: new Map(),
    formats: new Map(),
    choices: new Map(),
    isProtected: false,
  });
  /** @throws HostError for a name that Excel does not take */
  function nameOfSheet(name: string): string {
    if (name.length > 31 || /[:\\/?*[\]]/.test(name))
      throw new HostError('InvalidArgument', `${name} cannot be the name of a sheet.`);
    if (sheets.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw new HostError('ItemAlreadyExists', name);
    return name;
  }
  const tables: TableHere[] = [];
  const selection = { row: 0, column: 0, rows: 1, columns: 1, several: false };
  const counted = { syncs: 0, cells: 0 };
  let failAfter = Infinity;
  let nextTable = 1;

  function contextOf() {
    let queue: (() => void)[] = [];
    let loaded: Mock[] = [];

    function put(
      where: Where,
      make: (cell: Cell, value: never) => Cell,
      values: readonly (readonly unknown[])[],
    ): void {
      const area = where()!;
      if (area.sheet.isProtected) throw new HostError('AccessDenied');
      if (values.length !== area.rows || values.some((row) => row.length !== area.columns))
        throw new HostError(
          'InvalidArgument',
          `${area.rows} x ${area.columns} cells were given ${values.length} x ${values[0]?.length}`,
        );
      counted.cells += area.rows * area.columns;
      values.forEach((row, i) =>
        row.forEach((value, j) => {
          if (value === null) return;
          const key = at(area.row + i, area.column + j);
          const next = make(cellAt(area.sheet, area.row + i, area.column + j), value as never);
          if (next.content === '' && next.format === (area.sheet.formats.get(area.column + j) ?? 'General'))
            area.sheet.cells.delete(key);
          else area.sheet.cells.set(key, next);
        }),
      );
    }

    /** An Excel object: the mock supplies the properties, and writes go through the queue. */
    function object(
      mock: Mock,
      path: string,
      read: () => Scalars,
      write: (path: string, value: unknown) => void,
      methods: Readonly<Record<string, unknown>>,
    ): Record<string, unknown> {
      const root = mock;
      const load = (properties: string): void => {
        mock.load(properties);
        loaded.push(root);
        queue.push(() => {
          const scalars = read();
          for (const property of properties.split(',')) {
            const steps = property.trim().split('/');
            const holder = steps.slice(0, -1).reduce<Mock>((inner, step) => inner[step] as Mock, mock);
            const fullPath = path + property.trim();
            if (scalars['isNullObject'] !== true) {
              holder.setValue(steps.at(-1)!, scalars[fullPath]);
              holder.load(steps.at(-1)!);
            }
          }
          root['isNullObject'] = scalars['isNullObject'];
        });
      };
      return new Proxy(mock, {
        get: (target, name: string) => {
          if (name === 'load') return load;
          if (name in methods) return methods[name];
          const value = target[name];
          return value instanceof OfficeMockObject
            ? object(
                value as unknown as Mock,
                `${path}${name}/`,
                read,
                write,
                name === 'format'
                  ? { autofitColumns: methods['autofitColumns'] }
                  : name === 'dataValidation'
                    ? { clear: methods['clearValidation'] }
                    : {},
              )
            : value;
        },
        set: (_target, name: string, value: unknown) => {
          queue.push(() => write(path + name, value));
          return true;
        },
      });
    }

    /** Excel keeps the format of a whole column with the column, and gives it to each of its cells. */
    function formatColumns({ sheet: of, column, columns }: Area, format: string): void {
      for (let i = 0; i < columns; i++) {
        if (format === 'General') of.formats.delete(column + i);
        else of.formats.set(column + i, format);
      }
      for (const [key, cell] of of.cells) {
        const inColumn = Number(key.split(',')[1]);
        if (inColumn < column || inColumn >= column + columns) continue;
        if (cell.content === '') of.cells.delete(key);
        else of.cells.set(key, { ...cell, format });
      }
    }

    function range(where: Where): Record<string, unknown> {
      const moved = (change: (area: Area) => Area): Record<string, unknown> =>
        range(() => {
          const area = where();
          return area && change(area);
        });
      const write = (path: string, value: unknown): void => {
        if (path === 'values' || path === 'formulas')
          return put(where, (cell, content: CellValue) => typed(cell, content), value as unknown[][]);
        const area = where()!;
        if (path === 'formulasR1C1')
          return put(
            where,
            (cell, content: CellValue) => typed(cell, content),
            (value as string[][]).map((row, i) =>
              row.map((text, j) => translateFormulaToA1(text, addressAt(area.row + i, area.column + j))),
            ),
          );
        if (path === 'numberFormat' && typeof value === 'string' && area.rows === sheetRows)
          return formatColumns(area, value);
        if (path === 'numberFormat')
          return put(
            where,
            (cell, format: string) => ({ ...cell, format }),
            typeof value === 'string' ? grid(area, () => value) : (value as unknown[][]),
          );
        if (path === 'dataValidation/errorAlert') return;
        if (path === 'dataValidation/rule')
          return grid(area, (row, column) =>
            area.sheet.choices.set(at(row, column), (value as { list: { source: string } }).list.source),
          ).forEach(() => undefined);
        // How cells look beside their font is not kept here.
        if (path === 'format/fill/color' || path === 'format/wrapText') return;
        if (path === 'format/columnWidth')
          for (let i = 0; i < area.columns; i++) area.sheet.widths.set(area.column + i, value as number);
        else if (path.startsWith('format/font/'))
          grid(area, (row, column) => {
            const font = { ...fontAt(area.sheet, row, column), [path.slice('format/font/'.length)]: value };
            if (JSON.stringify(font) === JSON.stringify(usualFont)) area.sheet.fonts.delete(at(row, column));
            else area.sheet.fonts.set(at(row, column), font);
          });
        else throw new HostError('PropertyIsReadOnly', path);
      };
      return object(mocked(shape), '', () => scalarsOf(where()), write, {
        getUsedRangeOrNullObject: () =>
          range(() => {
            const area = where();
            return area && usedOf(area);
          }),
        getSurroundingRegion: () => moved(regionOf),
        getOffsetRange: (rows: number, columns: number) =>
          moved((area) => ({ ...area, row: area.row + rows, column: area.column + columns })),
        clear: () =>
          queue.push(() => {
            const area = where()!;
            put(
              where,
              (cell) => ({ ...cell, content: '', formula: false }),
              grid(area, () => ''),
            );
          }),
        clearValidation: () =>
          queue.push(() => {
            const area = where()!;
            grid(area, (row, column) => area.sheet.choices.delete(at(row, column)));
          }),
        getTables: () => {
          const found: { items: object[]; load: () => void } = {
            items: [],
            load: () =>
              void queue.push(() => {
                const area = where()!;
                found.items = tables
                  .filter((one) => overlaps(one, area))
                  .map((one) => ({
                    name: one.name,
                    getRange: () => range(() => ({ ...one })),
                    getHeaderRowRange: () => range(() => ({ ...one, rows: 1 })),
                  }));
              }),
          };
          return found;
        },
        autofitColumns: () =>
          queue.push(() => {
            const area = where()!;
            for (let i = 0; i < area.columns; i++)
              area.sheet.widths.set(
                area.column + i,
                7 *
                  Math.max(
                    1,
                    ...grid(
                      { ...area, column: area.column + i, columns: 1 },
                      (row, column) => String(cellAt(area.sheet, row, column).content).length,
                    ).flat(),
                  ),
              );
          }),
        where,
      });
    }

    function table(find: () => TableHere | undefined): Record<string, unknown> {
      const read = (): Scalars => {
        const found = find();
        return { isNullObject: found === undefined, id: found?.id, name: found?.name };
      };
      const write = (path: string, value: unknown): void => void Object.assign(find()!, { [path]: value });
      return object(mocked({ id: '', name: '', style: '' }), '', read, write, {
        getRange: () => range(find),
        delete: () =>
          queue.push(() => {
            const found = find()!;
            put(
              () => found,
              (cell) => ({ ...cell, content: '', formula: false }),
              grid(found, () => ''),
            );
            tables.splice(tables.indexOf(found), 1);
          }),
      });
    }

    /** The area of an address, or of a column of a table. */
    function areaNamed(name: string, on: SheetHere): Area {
      const [, tableName, heading] = /^(\w+)\[(.+)\]$/.exec(name) ?? [];
      const found = tables.find((one) => one.name === tableName);
      if (found !== undefined) {
        const column = Array.from({ length: found.columns }, (_, i) => found.column + i).find(
          (one) => cellAt(found.sheet, found.row, one).content === heading,
        );
        return { sheet: found.sheet, row: found.row + 1, column: column!, rows: found.rows - 1, columns: 1 };
      }
      const parsed = parseA1Ref(name);
      if (parsed === undefined || !('range' in parsed)) throw new HostError('InvalidArgument', name);
      const { top, left, bottom, right } = parsed.range as Record<'top' | 'left' | 'bottom' | 'right', number>;
      return { sheet: on, row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
    }

    function worksheetAt(find: () => SheetHere | undefined): Record<string, unknown> {
      const read = (): Scalars => {
        const found = find();
        return { isNullObject: found === undefined, id: found?.id, name: found?.name };
      };
      const write = (path: string, value: unknown): void => {
        if (path !== 'name') throw new HostError('PropertyIsReadOnly', path);
        find()!.name = nameOfSheet(String(value));
      };
      const whole = (): Area | undefined => {
        const found = find();
        return found && { sheet: found, row: 0, column: 0, rows: sheetRows, columns: sheetColumns };
      };
      return object(mocked({ id: '', name: '' }), '', read, write, {
        getRange: (name: string) => range(() => areaNamed(name, find()!)),
        getRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
          range(() => ({ sheet: find()!, row, column, rows, columns })),
        getUsedRangeOrNullObject: () =>
          range(() => {
            const area = whole();
            return area && usedOf(area);
          }),
        copy: () => {
          let made: SheetHere | undefined;
          queue.push(() => {
            const from = find()!;
            made = { ...empty(nameOfSheet(`${from.name} (2)`)), cells: new Map(from.cells) };
            sheets.push(made);
          });
          return worksheetAt(() => made);
        },
        freezePanes: { freezeRows: () => undefined, freezeAt: () => undefined },
        activate: () => undefined,
        delete: () => queue.push(() => void sheets.splice(sheets.indexOf(find()!), 1)),
        tables: {
          add: (over: { where: Where }) => {
            let made: TableHere | undefined;
            queue.push(() => {
              const area = over.where()!;
              if (tables.some((other) => overlaps(other, area)))
                throw new HostError('InvalidArgument', 'A table cannot overlap another table.');
              made = { ...area, id: `{table ${nextTable}}`, name: `Table${nextTable++}`, style: '' };
              tables.push(made);
            });
            return table(() => made);
          },
        },
      });
    }

    const worksheets = {
      items: [] as { readonly id: string; readonly name: string }[],
      load: () => queue.push(() => void (worksheets.items = sheets.map(({ id, name }) => ({ id, name })))),
      getItem: (key: string) => worksheetAt(() => sheets.find(({ id, name }) => id === key || name === key)),
      getItemOrNullObject: (id: string) => worksheetAt(() => sheets.find((one) => one.id === id)),
      getActiveWorksheet: () => worksheetAt(() => sheet),
      add: (name: string) => {
        let made: SheetHere | undefined;
        queue.push(() => {
          made = empty(nameOfSheet(name));
          sheets.push(made);
        });
        return worksheetAt(() => made);
      },
    };
    return {
      workbook: {
        getActiveCell: () =>
          range(() => ({ sheet, row: selection.row, column: selection.column, rows: 1, columns: 1 })),
        getSelectedRange: () =>
          range(() => {
            if (selection.several) throw new HostError('InvalidSelection');
            return { sheet, ...selection };
          }),
        worksheets,
        tables: { getItemOrNullObject: (id: string) => table(() => tables.find((one) => one.id === id)) },
      },
      sync: async () => {
        counted.syncs++;
        if (counted.syncs > failAfter) throw new HostError('GeneralException');
        const [operations, objects] = [queue, loaded];
        [queue, loaded] = [[], []];
        for (const operation of operations) operation();
        for (const one of objects) await one.sync();
      },
    };
  }

  return {
    sheet,
    sheets,
    tables,
    selection,
    counted,
    /** Makes Excel fail at every round trip after the given number of further ones. */
    failAfterSyncs: (syncs: number): void => void (failAfter = counted.syncs + syncs),
    type: (row: number, column: number, value: CellValue, format = 'General'): void =>
      void sheet.cells.set(at(row, column), typed({ ...nothing, format }, value)),
    /** Gives a cell another number format without changing its content, such as a number under the text format. */
    format: (row: number, column: number, format: string): void =>
      void sheet.cells.set(at(row, column), { ...cellAt(sheet, row, column), format }),
    /** Makes a formula show a result, such as an error. */
    show: (row: number, column: number, result: CellValue): void =>
      void sheet.cells.set(at(row, column), { ...cellAt(sheet, row, column), result }),
    cell: (row: number, column: number): Cell => cellAt(sheet, row, column),
    /** Everything visible, for comparison. */
    picture: (): unknown =>
      JSON.parse(
        JSON.stringify([
          [...sheet.cells].sort(),
          [...sheet.fonts].sort(),
          [...sheet.widths].filter(([, width]) => width !== usualWidth).sort(),
          tables.map(({ id }) => id),
          [...sheet.formats].sort(),
          [...sheet.choices].sort(),
        ]),
      ),
    /** Installs the workbook where the pane looks for Excel. */
    open(): void {
      Object.assign(globalThis, {
        Office: new OfficeMockObject({ context: { requirements: { isSetSupported: () => true } } }),
        Excel: { run: async (action: (context: unknown) => unknown) => action(contextOf()) },
      });
      (globalThis as unknown as { Office: { context: { host: string } } }).Office.context.host = 'Excel';
    },
    close: (): void => {
      for (const name of ['Office', 'Excel']) Reflect.deleteProperty(globalThis, name);
    },
  };
}
export type Workbook = ReturnType<typeof createWorkbook>;
