import type { Meta } from '../../src/contract';
import type { Country } from '../../src/reference';
import type { Section, Step } from './section';

const width = 92;
const amountWidth = 18;

/** The numbers of sources in the list at the end: `[1, 4]`; empty where none is listed. */
type Cite = (ids: readonly string[]) => string;

/** An amount as on a payslip: whole, or with two or three decimals. */
export const money = (value: number): string =>
  // A credit of zero is minus zero, which must appear without a sign.
  value === 0
    ? '0'
    : value.toLocaleString('en-US', {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 3,
      });

/** Text on the left and an amount on the right. If the text is too long, the amount gets its own line. */
export function row(text: string, amount: number | string | undefined): string {
  if (amount === undefined) return text;
  const right = (typeof amount === 'number' ? money(amount) : amount).padStart(amountWidth);
  return text.length > width - amountWidth
    ? `${text}\n${' '.repeat(width - amountWidth)}${right}`
    : `${text.padEnd(width - amountWidth)}${right}`;
}

const cited = (text: string, ids: readonly string[] | undefined, cite: Cite): string =>
  [text, cite(ids ?? [])].filter((part) => part !== '').join(' ');

/** The lines of a step. Sources follow the last detail (the rule in words), or the step if it has no details. */
function stepLines({ text, amount, details = [], sources }: Step, indent: string, cite: Cite): string[] {
  const own = details.length === 0 && amount === undefined;
  const below = details.length === 0 && !own && cite(sources ?? []) !== '' ? [''] : details;
  const last = below.length - 1;
  return [
    row(indent + (own ? cited(text, sources, cite) : text), amount),
    ...below.map((detail, i) => `${indent}    ${i === last ? cited(detail, sources, cite) : detail}`),
  ];
}

const sectionLines = ({ title, sources, steps }: Section, cite: Cite): string[] => [
  ...(title === undefined ? [] : [cited(title, sources, cite)]),
  ...steps.flatMap((step) => stepLines(step, title === undefined ? '' : '  ', cite)),
  '',
];

/** Cites sources by their position in the list of an answer. */
const citing =
  (country: Country, { sources }: Pick<Meta, 'sources'>): Cite =>
  (ids) => {
    const places = ids.flatMap((id) => {
      const source = country.sources[id];
      const place =
        source === undefined
          ? -1
          : sources.findIndex(
              ({ title, url, publisher }) =>
                title === source.title && url === source.url && publisher === source.publisher,
            );
      return place < 0 ? [] : [place + 1];
    });
    return places.length === 0 ? '' : `[${[...new Set(places)].sort((a, b) => a - b).join(', ')}]`;
  };

/** The whole explanation as text: sections, doubts, status and notices, and the numbered sources. */
export function page(country: Country, heading: string, sections: readonly Section[], meta: Meta): string {
  const cite = citing(country, meta);
  return [
    heading,
    '-'.repeat(width),
    ...sections.filter(({ steps }) => steps.length > 0).flatMap((section) => sectionLines(section, cite)),
    ...(country.doubts.length === 0 ? [] : ['Doubts', ...country.doubts.map((doubt) => `  - ${doubt}`), '']),
    `Status: ${meta.data_status}, as of ${meta.as_of ?? 'no known date'}`,
    ...meta.notices.map((notice) => `  - ${notice}`),
    '',
    'Sources',
    ...meta.sources.map(
      ({ title, publisher, url, dated }, i) =>
        `  [${i + 1}] ${title}. ${publisher}${dated === null ? '' : `, ${dated}`}. ${url ?? 'Address not recorded.'}`,
    ),
  ].join('\n');
}
