import {
  benefitFactName,
  type Detail,
  type DetailName,
  detailNames,
  detailText,
  factExamples,
  furtherFacts,
  payDetails,
} from '../../src/contract/details';
import { benefitFacts } from '../../src/contract/words/benefits';
import { withBetween } from './between';

const groups: readonly (readonly [title: string, belongs: (detail: Detail, name: DetailName) => boolean])[] = [
  ['The law and the pay', ({ path }) => path.length === 1],
  ['The employee', ({ path }) => path[0] === 'employee'],
  ['Parts of the pay: an amount, or a percentage of basic pay such as `20%`', ({ path }) => path[0] === 'pay'],
  ['Benefits in kind, which are never part of the amount', ({ kind }) => kind === 'benefit'],
  ['Paid by the employee', ({ path }) => path[0] === 'paid'],
  ['The tax year before this pay', ({ path }) => path[0] === 'year_to_date'],
];

const sentence = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);
const words = ({ choices = {} }: Detail): string => {
  const codes = Object.keys(choices);
  return codes.length === 0 ? '' : ` ${codes.map((code) => `\`${code}\``).join(', ')}.`;
};
/** A flag stands alone if it says yes. */
const example = (name: DetailName, { kind, example: value }: Detail): string =>
  kind === 'flag' && value === 'true' ? name : detailText(name, value);
const table = (rows: readonly string[]): string =>
  ['| name | what | for example |', '|---|---|---|', ...rows].join('\n');

const detailRow = (name: DetailName): string => {
  const detail = payDetails[name];
  return `| \`${name}\` | ${sentence(detail.meaning)}${words(detail)} | \`${example(name, detail)}\` |`;
};

/** What the valuation of a benefit may ask, once for all benefits. */
const factRows = furtherFacts.map((fact) => {
  const { kind, value } = factExamples[fact];
  return `| \`in_kind_…_${fact}\` | ${sentence(benefitFacts[fact].meaning)} | \`${benefitFactName(kind, fact)}=${value}\` |`;
});

/** The names of details, in groups. */
function detailTables(): string {
  return groups
    .map(([title, belongs]) => {
      const rows = detailNames.filter((name) => belongs(payDetails[name], name)).map(detailRow);
      return `**${title}**\n\n${table(title.startsWith('Benefits') ? [...rows, ...factRows] : rows)}`;
    })
    .join('\n\n');
}

/** The text of a guide with the names of the details. */
export const withDetails = (text: string): string => withBetween(text, 'details', detailTables());
