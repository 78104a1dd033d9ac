import type { ExplanationLine, ExplanationSection, Meta, TaxExplanation } from '../../src/contract';
import { say } from '../../src/language/say';
import { moneyAmount } from '../../src/language/terms';

const width = 92;
const amountWidth = 18;

/** Text on the left and an amount on the right. If the text is too long, the amount gets its own line. */
function row(text: string, amount: number | string | undefined): string {
  if (amount === undefined) return text;
  const right = (typeof amount === 'number' ? say(moneyAmount(amount)) : amount).padStart(amountWidth);
  return text.length > width - amountWidth
    ? `${text}\n${' '.repeat(width - amountWidth)}${right}`
    : `${text.padEnd(width - amountWidth)}${right}`;
}

/** Text with the numbers of its sources in the list at the end: `Rates [1, 4]`. */
const cited = (text: string, places: readonly number[] = []): string =>
  places.length === 0 ? text : `${text} [${places.join(', ')}]`;

/** The lines of a step. Sources follow the last detail (the rule in words), or the text if it has no details. */
function stepLines({ text, amount, value, details = [], sources }: ExplanationLine, indent: string): string[] {
  const shown = value ?? amount;
  const own = details.length === 0 && shown === undefined;
  const below = details.length === 0 && !own && sources !== undefined ? [''] : details;
  const last = below.length - 1;
  return [
    row(indent + (own ? cited(text, sources) : text), shown),
    ...below.map((detail, i) => `${indent}    ${i === last ? cited(detail, sources).trim() : detail}`),
  ];
}

const sectionLines = ({ title, sources, lines }: ExplanationSection): string[] => [
  ...(title === undefined ? [] : [cited(title, sources)]),
  ...lines.flatMap((line) => stepLines(line, title === undefined ? '' : '  ')),
  '',
];

/** The whole explanation as text: sections, doubts, status and notices, and the numbered sources. */
export function page({ heading, law, sections, doubts }: Omit<TaxExplanation, 'result'>, meta: Meta): string {
  return [
    heading,
    '-'.repeat(width),
    law.text,
    '',
    ...sections.flatMap(sectionLines),
    ...(doubts.length === 0 ? [] : ['Doubts', ...doubts.map((doubt) => `  - ${doubt}`), '']),
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
