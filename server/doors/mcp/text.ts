import type { Meta } from '../../../src/contract';

/** How many sources the text names. The structured answer has the others. */
const mostSources = 10;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKnown = (value: unknown): boolean => value !== null && value !== undefined;

const sourceText = (source: Fields): string =>
  ` Source: ${[source['name'] ?? source['title'], source['url']].filter((part) => typeof part === 'string').join(', ')}`;

/** A value on one line: `rate: 10, threshold: (amount: 500, per: month)`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join('; ')}]`;
  if (!isFields(value)) return String(value);
  return Object.entries(value)
    .filter(([, member]) => isKnown(member))
    .map(([name, member]) => `${name}: ${isFields(member) ? `(${inline(member)})` : inline(member)}`)
    .join(', ');
}

/** A row of a list. One that has a sentence begins with it. */
function rowText(row: unknown): string {
  if (!isFields(row)) return inline(row);
  const { title, source, ...rest } = row;
  const parts = [typeof title === 'string' ? title : '', inline(rest)].filter((part) => part !== '');
  return parts.join(' ') + (isFields(source) ? sourceText(source) : '');
}

/** Every figure of an answer, to any depth: a line for each field, and one for each row of a list. */
const lines = (data: Fields, within = ''): string[] =>
  Object.entries(data).flatMap(([name, value]) => {
    if (!isKnown(value)) return [];
    if (isFields(value)) return lines(value, `${within}${name} `);
    if (Array.isArray(value) && value.some(isFields))
      return [`${within}${name}:`, ...value.map((row) => `- ${rowText(row)}`)];
    return [`${within}${name}: ${Array.isArray(value) ? value.map(inline).join(', ') : inline(value)}`];
  });

/** A text of an answer for agents: its figures and lists, its age, its notices and its sources. */
export function answerText(data: object, { data_status, as_of, notices, sources }: Meta): string {
  return [
    ...lines(data as Fields),
    ...(data_status === undefined ? [] : [`data_status: ${data_status}, as of ${as_of ?? 'no known date'}`]),
    ...notices.map((notice) => `- ${notice}`),
    ...sources
      .slice(0, mostSources)
      .map(
        ({ title, publisher, url, dated }) =>
          `Source: ${[title, publisher, dated, url].filter((part) => part !== null).join(', ')}`,
      ),
  ].join('\n');
}
