import type { Confidence } from '../../src/contract/words/truth';
import { lawAreas } from '../../src/contract/words/law-areas';
import { message, type Message } from '../../src/language/message';
import { exactNumber } from '../../src/language/terms';
import { type Paint, plain } from '../command/paint';
import type { CellCounts } from './cells';
import { type Coverage, type Totals } from './coverage';

/** Abbreviations of long names that appear in many rows. */
const short: Readonly<Record<string, string>> = {
  dividends: 'div',
  interest: 'int',
  royalties: 'roy',
  services: 'srv',
  management_fees: 'mgt',
  contracts: 'con',
  food_basic: 'food',
  medical: 'med',
  education: 'edu',
  digital: 'dig',
  export: 'exp',
  withholding: 'wht',
  resident: 'res',
  'non-resident': 'non-res',
  corporate: 'cit',
  company: 'co.',
  individual: 'indiv.',
};
const abbreviated = (text: string): string => text.replace(/[a-z_]+(-resident)?/g, (word) => short[word] ?? word);

const legend = [
  'Each group: last confirmed, and h(igh), m(edium) or l(ow) confidence; - where nothing is recorded. #: contributions in force.',
  'cit: corporate tax. wht: withholding on div(idends), int(erest), roy(alties), srv (services), mgt (management fees), rent, con(tracts).',
  'cells: recorded/none by law/not established. --open lists those not established.',
  'VAT: food, med(ical), edu(cation), dig(ital), exp(ort).',
];

const colours: Readonly<Record<Confidence, 'green' | 'yellow' | 'red'>> = {
  high: 'green',
  medium: 'yellow',
  low: 'red',
};

/** Years as text. Consecutive years become a range; gaps stay visible. */
export function shownYears(years: readonly string[]): string {
  const starts = (year: string): number => Number(year.slice(0, 4));
  const runs: string[][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last !== undefined && starts(year) === starts(last.at(-1)!) + 1) last.push(year);
    else runs.push([year]);
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : `${run[0]!}..${run.at(-1)!}`)).join(', ') || '-';
}

/** The coverage of all countries in aligned columns, with a key to the abbreviations. */
export function coverageTable(rows: readonly Coverage[], paint: Paint = plain): string {
  const head = [
    '',
    'income tax years',
    '#',
    ...lawAreas.map((group) => (group === 'vat' ? 'VAT' : group.replace('_', ' '))),
    'cells',
    'not recorded',
  ];
  const last = head.length - 1;
  const cells = rows.map(({ code, years, contributions, groups, missing, cells: counted }) => [
    code,
    shownYears(years),
    String(contributions),
    ...lawAreas.map((group) =>
      groups[group] === undefined ? '-' : `${groups[group].last_confirmed} ${groups[group].confidence[0]!}`,
    ),
    `${counted.rate}/${counted.none}/${counted.not_established}`,
    missing.map(abbreviated).join('; '),
  ]);
  const widths = head.map((title, i) =>
    i === last ? 0 : Math.max(title.length, ...cells.map((row) => row[i]!.length)),
  );
  const padded = (row: readonly string[]): string[] =>
    row.map((text, i) => (i === 2 ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)));
  const lines = rows.map(({ groups }, at) =>
    padded(cells[at]!)
      .map((text, i) => {
        const area = lawAreas[i - 3];
        const group = area && groups[area];
        return i === last ? paint('dim', text) : group !== undefined ? paint(colours[group.confidence], text) : text;
      })
      .join('  ')
      .trimEnd(),
  );
  return [paint('bold', padded(head).join('  ').trimEnd()), ...lines, '', ...legend].join('\n');
}

const grouped = (value: number): string => value.toLocaleString('en-US');

/** The cells of the law in each state, in one sentence. */
export const cellsCounted = ({ rate, none, not_established: open }: CellCounts): Message =>
  message('cells_counted', {
    all: exactNumber(rate + none + open),
    recorded: exactNumber(rate),
    none: exactNumber(none),
    open: exactNumber(open),
  });

/** The cells that are not established, one line a country. */
export const openLines = (rows: readonly Coverage[]): string[] =>
  rows.flatMap(({ code, cells: { open } }) => (open.length === 0 ? [] : [`${code}  ${open.join('; ')}`]));

/** Totals over all countries in one line. */
export const totalsLine = ({
  countries,
  income_regimes,
  other_entries,
  contributions,
  contribution_rules,
  sources,
  confidence,
}: Totals): string =>
  `${countries} countries, ${grouped(income_regimes)} income-tax regimes, ${grouped(other_entries)} entries of the other taxes, ` +
  `${grouped(contribution_rules)} contribution rules of ${grouped(contributions)} contributions, ${grouped(sources)} sources; ` +
  `confidence of regimes and entries: ${confidence.high} high, ${confidence.medium} medium, ${confidence.low} low.`;
