import { parse } from 'csv-parse/sync';

/** The fields of an answer, by path such as `[].Value`. */
export interface Shape {
  /** The types of the values of each field. Empty values do not count. */
  readonly types: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields that each of their objects, or the table, has. */
  readonly always: ReadonlySet<string>;
}

/** An object with more keys than this is a table by code, such as rates by currency. */
const mostFields = 50;

/** The shape of a JSON value. */
function shapeOfJson(whole: unknown): Shape {
  const types = new Map<string, Set<string>>();
  const objects = new Map<string, number>();
  const present = new Map<string, number>();
  const count = (counts: Map<string, number>, path: string): void => void counts.set(path, (counts.get(path) ?? 0) + 1);
  const walk = (value: unknown, path: string): void => {
    if (value === null) return;
    if (Array.isArray(value)) return value.forEach((item) => walk(item, `${path}[]`));
    if (typeof value !== 'object') return void types.set(path, (types.get(path) ?? new Set()).add(typeof value));
    count(objects, path);
    const entries = Object.entries(value);
    for (const [key, inner] of entries) {
      const field = `${path}.${entries.length > mostFields ? '*' : key}`;
      if (entries.length <= mostFields) count(present, field);
      walk(inner, field);
    }
  };
  walk(whole, '');
  const always = [...present].filter(([field, times]) => times === objects.get(field.slice(0, field.lastIndexOf('.'))));
  return { types, always: new Set(always.map(([field]) => field)) };
}

/** The shape of a table: its columns. */
function shapeOfTable(text: string): Shape {
  const [header = [], ...rows] = parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true });
  const typeOf = (cell: string): string => (Number.isFinite(Number(cell)) ? 'number' : 'string');
  const types = header.map(
    (name, i) => [name, new Set(rows.flatMap((row) => (row[i] ? [typeOf(row[i])] : [])))] as const,
  );
  return { types: new Map(types), always: new Set(header) };
}

/** The shape of an answer: JSON, or a table as CSV. */
export const shapeOf = (text: string): Shape =>
  /^\s*[[{]/.test(text) ? shapeOfJson(JSON.parse(text)) : shapeOfTable(text);

/** How an answer differs in shape from the recorded one, as sentences. New fields are harmless, and told apart. */
export function shapeDifferences(
  recorded: Shape,
  current: Shape,
): { readonly faults: readonly string[]; readonly news: readonly string[] } {
  const missing = [...recorded.always].filter((field) => !current.always.has(field));
  const changed = [...current.types].flatMap(([field, types]) => {
    const before = recorded.types.get(field);
    const others = [...types].filter((type) => before?.has(type) === false);
    return before === undefined || before.size === 0 || others.length === 0
      ? []
      : [`The field ${field} is a ${others.join(' or ')} and was a ${[...before].join(' or ')}.`];
  });
  const known = new Set([...recorded.types.keys(), ...recorded.always]);
  return {
    faults: [...missing.map((field) => `The field ${field} is missing.`), ...changed],
    news: [...new Set([...current.types.keys(), ...current.always])].filter((field) => !known.has(field)),
  };
}
