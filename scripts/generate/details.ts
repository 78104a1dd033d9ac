import {
  benefitFactName,
  type Detail,
  type DetailName,
  detailNames,
  detailText,
  factExamples,
  type FurtherFact,
  furtherFacts,
  payDetails,
} from '../../src/contract/details';
import { benefitFacts } from '../../src/contract/words/benefits';
import type { Language } from '../../src/language/languages';
import { withBetween } from './between';
import { guideText } from '../../server/pages/guide-texts';

const groups: readonly (readonly [title: string, belongs: (detail: Detail, name: DetailName) => boolean])[] = [
  ['The law and the pay', ({ path }) => path.length === 1],
  ['A part of the month', ({ path }) => path[0] === 'worked'],
  ['The employee', ({ path }) => path[0] === 'employee'],
  ['Parts of the pay: an amount, or a percentage of basic pay such as `20%`', ({ path }) => path[0] === 'pay'],
  ['Benefits in kind, which are never part of the amount', ({ kind }) => kind === 'benefit'],
  ['Paid by the employee', ({ path }) => path[0] === 'paid'],
  ['The tax year before this pay', ({ path }) => path[0] === 'year_to_date'],
];

const sentence = (text: string): string => (/[.?؟]$/.test(text) ? text : `${text}.`);
const words = ({ choices = {} }: Detail): string => {
  const codes = Object.keys(choices);
  return codes.length === 0 ? '' : ` ${codes.map((code) => `\`${code}\``).join(', ')}.`;
};
/** A flag stands alone if it says yes. */
const example = (name: DetailName, { kind, example: value }: Detail): string =>
  kind === 'flag' && value === 'true' ? name : detailText(name, value);
const table = (rows: readonly string[], language: Language): string =>
  [
    `| ${['name', 'what', 'for example'].map((head) => guideText(head, language)).join(' | ')} |`,
    '|---|---|---|',
    ...rows,
  ].join('\n');

const detailRow = (name: DetailName, language: Language): string => {
  const detail = payDetails[name];
  return `| \`${name}\` | ${sentence(guideText(detail.meaning, language))}${words(detail)} | \`${example(name, detail)}\` |`;
};

/** What the valuation of a benefit may ask, once for all benefits. */
const factRow = (fact: FurtherFact, language: Language): string => {
  const { kind, value } = factExamples[fact];
  return `| \`in_kind_…_${fact}\` | ${sentence(guideText(benefitFacts[fact].meaning, language))} | \`${benefitFactName(kind, fact)}=${value}\` |`;
};

/** The names of details, in groups. */
function detailTables(language: Language): string {
  return groups
    .map(([title, belongs]) => {
      const rows = detailNames
        .filter((name) => belongs(payDetails[name], name))
        .map((name) => detailRow(name, language));
      const facts = title.startsWith('Benefits') ? furtherFacts.map((fact) => factRow(fact, language)) : [];
      return `**${guideText(title, language)}**\n\n${table([...rows, ...facts], language)}`;
    })
    .join('\n\n');
}

/** The text of a guide with the names of the details. */
export const withDetails = (text: string, language: Language): string =>
  withBetween(text, 'details', detailTables(language));

/** The texts of these tables that need a translation. */
export const detailTexts: readonly string[] = [
  ...['name', 'what', 'for example'],
  ...groups.map(([title]) => title),
  ...groups.flatMap(([, belongs]) =>
    detailNames.filter((name) => belongs(payDetails[name], name)).map((name) => payDetails[name].meaning),
  ),
  ...furtherFacts.map((fact) => benefitFacts[fact].meaning),
];
