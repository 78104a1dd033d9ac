import { DefaultSettings, type Language, TaskUtils } from '@microsoft/powerquery-parser';
import { parse } from 'csv-parse/sync';

/** A table of the M language. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}
type Scope = Readonly<Record<string, unknown>>;
type Callable = (...args: unknown[]) => unknown;
type Fields = Readonly<Record<string, unknown>>;
type Node = Language.Ast.TNode;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'columns' in value && 'rows' in value;
const recordOf = ({ columns }: Table, row: readonly unknown[]): Fields =>
  Object.fromEntries(columns.map((column, at) => [column, row[at]]));
const columnsOf = ({ columns, rows }: Table): unknown[][] => columns.map((_, at) => rows.map((row) => row[at]));
const unquoted = (text: string): string => text.slice(1, -1).replaceAll('""', '"');
const nameOf = (text: string): string => (text.startsWith('#"') ? unquoted(text.slice(1)) : text);

/**
 * The library functions that the recipes use. Web requests are real; the caller supplies the workbook and the stored
 * key.
 */
const library = (workbook: Readonly<Record<string, Table>>, key: string): Scope => ({
  'MissingField.UseNull': 1,
  'Excel.CurrentWorkbook': () => ({ columns: ['Name', 'Content'], rows: Object.entries(workbook) }),
  'Web.Contents': async (
    url: string,
    {
      RelativePath,
      Query,
      Headers,
      Content,
      ApiKeyName,
    }: {
      RelativePath: string;
      Query?: Record<string, string>;
      Headers?: Record<string, string>;
      Content?: string;
      ApiKeyName?: string;
    },
  ) => {
    const query = new URLSearchParams({ ...Query, ...(ApiKeyName === undefined ? {} : { [ApiKeyName]: key }) });
    const response = await fetch(
      `${url}/${RelativePath}${query.size === 0 ? '' : `?${query}`}`,
      Content === undefined ? { headers: Headers ?? {} } : { method: 'POST', headers: Headers ?? {}, body: Content },
    );
    if (!response.ok) throw new Error(`DataSource.Error: ${response.status}`);
    return response.text();
  },
  'Json.Document': (text: string) => JSON.parse(text) as unknown,
  'Json.FromValue': (value: unknown) => JSON.stringify(value),
  'Csv.Document': (text: string, { Delimiter }: { Delimiter: string }) => {
    const rows = parse(text, { delimiter: Delimiter }) as string[][];
    return { columns: rows[0]!.map((_, at) => `Column${at + 1}`), rows };
  },
  'List.Transform': (list: readonly unknown[], change: Callable) => Promise.all(list.map((value) => change(value))),
  'Table.PromoteHeaders': ({ rows: [head, ...rows] }: Table) => ({ columns: head, rows }),
  'Table.TransformColumnTypes': ({ columns, rows }: Table, types: readonly (readonly [string, string])[]) => {
    const typeOf = new Map(types);
    if (types.some(([column]) => !columns.includes(column)))
      throw new Error(`A column of ${JSON.stringify(types)} is not in the table.`);
    const typed = (value: unknown, type: string | undefined): unknown =>
      value === '' && type !== undefined ? null : type === 'number' ? Number(value) : value;
    return { columns, rows: rows.map((row) => row.map((value, at) => typed(value, typeOf.get(columns[at]!)))) };
  },
  'Table.ToRecords': (table: Table) => table.rows.map((row) => recordOf(table, row)),
  'Table.FromRecords': (records: readonly Fields[], columns: readonly string[], missing: number) => ({
    columns,
    rows: records.map((record) => columns.map((column) => (column in record || missing !== 1 ? record[column] : null))),
  }),
  'Table.ToColumns': columnsOf,
  'Table.FromColumns': (lists: readonly (readonly unknown[])[], columns: readonly string[]) => ({
    columns,
    rows: lists[0]!.map((_, row) => lists.map((list) => list[row])),
  }),
  'Table.ColumnNames': ({ columns }: Table) => columns,
});

function item(value: unknown, at: unknown): unknown {
  if (typeof at === 'number')
    return isTable(value) ? recordOf(value, value.rows[at]!) : (value as readonly unknown[])[at];
  const found = (value as Table).rows
    .map((row) => recordOf(value as Table, row))
    .filter((row) => Object.entries(at as Fields).every(([name, wanted]) => row[name] === wanted));
  if (found.length !== 1) throw new Error(`${found.length} rows match ${JSON.stringify(at)}.`);
  return found[0];
}

function field(value: unknown, name: string): unknown {
  if (!(name in (value as Fields))) throw new Error(`The field '${name}' of the record was not found.`);
  return (value as Fields)[name];
}

/** The value of an expression. Covers the part of the language that the recipes use, and throws for the rest. */
async function evaluate(node: Node, scope: Scope): Promise<unknown> {
  switch (node.kind) {
    case 'LetExpression': {
      let inner = scope;
      for (const { node: pair } of node.variableList.elements)
        inner = { ...inner, [nameOf(pair.key.literal)]: await evaluate(pair.value, inner) };
      return evaluate(node.expression, inner);
    }
    case 'LiteralExpression':
      return JSON.parse(node.literalKind === 'Text' ? JSON.stringify(unquoted(node.literal)) : node.literal);
    case 'IdentifierExpression':
      return field(scope, nameOf(node.identifier.literal));
    case 'EachExpression':
      return (value: unknown) => evaluate(node.paired, { ...scope, _: value });
    case 'IfExpression':
      return evaluate(
        (await evaluate(node.condition, scope)) === true ? node.trueExpression : node.falseExpression,
        scope,
      );
    case 'ArithmeticExpression':
      if (node.operatorConstant.constantKind !== '&') break;
      return [
        ...((await evaluate(node.left, scope)) as unknown[]),
        ...((await evaluate(node.right, scope)) as unknown[]),
      ];
    case 'ListExpression':
      return Promise.all(node.content.elements.map((element) => evaluate(element.node, scope)));
    case 'RecordExpression':
      return Object.fromEntries(
        await Promise.all(
          node.content.elements.map(async ({ node: pair }) => [
            nameOf(pair.key.literal),
            await evaluate(pair.value, scope),
          ]),
        ),
      );
    case 'FieldSelector':
      return field(scope['_'], nameOf(node.content.literal));
    case 'TypePrimaryType':
      if (node.paired.kind === 'PrimitiveType') return node.paired.primitiveTypeKind;
      if (node.paired.kind === 'TableType' && node.paired.rowType.kind === 'FieldSpecificationList')
        return node.paired.rowType.content.elements.map((element) => nameOf(element.node.name.literal));
      break;
    case 'RecursivePrimaryExpression': {
      let value = await evaluate(node.head, scope);
      for (const step of node.recursiveExpressions.elements) {
        if (step.kind === 'InvokeExpression')
          value = await (value as Callable)(
            ...(await Promise.all(step.content.elements.map((element) => evaluate(element.node, scope)))),
          );
        else if (step.kind === 'ItemAccessExpression') value = item(value, await evaluate(step.content, scope));
        else if (step.kind === 'FieldSelector') value = field(value, nameOf(step.content.literal));
        else throw new Error(`${step.kind} is not understood here.`);
      }
      return value;
    }
  }
  throw new Error(`${node.kind} is not understood here.`);
}

/**
 * Runs a Power Query query. Microsoft's parser reads it; this file evaluates it with real requests.
 *
 * @param workbook the tables and named cells that `Excel.CurrentWorkbook` finds
 * @param key the Web API key that the user has stored for the source
 * @throws Error if the text is not valid M
 */
export async function runQuery(text: string, workbook: Readonly<Record<string, Table>>, key: string): Promise<unknown> {
  const parsed = await TaskUtils.tryLexParse(DefaultSettings, text);
  if (!TaskUtils.isParseStageOk(parsed)) throw new Error('The query cannot be parsed.');
  return evaluate(parsed.ast, library(workbook, key));
}
