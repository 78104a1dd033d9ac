import type { Meta } from '../../../src/contract';

/** How many sources, and rows of a list, the text names. The structured answer has the others. */
const most = { sources: 10, rows: 25 } as const;

const isScalar = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';

/** What stands on its own in an answer or a row: `net_amount: 61017.9`, `converted net_amount: 471.2`. */
const figures = (data: object, within = ''): string[] =>
  Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (isScalar(value)) return [`${within}${name}: ${value}`];
    const holdsMore = within === '' && typeof value === 'object' && value !== null && !Array.isArray(value);
    return holdsMore ? figures(value, `${name} `) : [];
  });

const sourceText = (source: object): string => {
  const { name, title, url } = source as { readonly [Part in 'name' | 'title' | 'url']?: string | null };
  return ` Source: ${[name ?? title, url].filter((part) => typeof part === 'string').join(', ')}`;
};

/** A row of a list: its sentence, where it has one, or its figures. */
function rowText(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  const { title, source, ...rest } = row as { readonly title?: unknown; readonly source?: unknown };
  const text = typeof title === 'string' ? title : figures(rest).join(', ');
  return typeof source === 'object' && source !== null ? text + sourceText(source) : text;
}

const listText = ([name, value]: readonly [string, unknown]): string[] => {
  if (!Array.isArray(value) || value.length === 0) return [];
  const rows: readonly unknown[] = value;
  return [
    `${name}:`,
    ...rows.slice(0, most.rows).map((row) => `- ${rowText(row)}`),
    ...(rows.length > most.rows ? [`- and ${rows.length - most.rows} more in the structured answer`] : []),
  ];
};

/** A text of an answer for agents: its figures and lists, its age, its notices and its sources. */
export function answerText(data: object, { data_status, as_of, notices, sources }: Meta): string {
  const told = 'result' in data && typeof data.result === 'object' && data.result !== null ? data.result : data;
  return [
    ...figures(told),
    ...Object.entries(told).flatMap(listText),
    ...(data_status === undefined ? [] : [`data_status: ${data_status}, as of ${as_of ?? 'no known date'}`]),
    ...notices.map((notice) => `- ${notice}`),
    ...sources
      .slice(0, most.sources)
      .map(
        ({ title, publisher, url, dated }) =>
          `Source: ${[title, publisher, dated, url].filter((part) => part !== null).join(', ')}`,
      ),
  ].join('\n');
}
