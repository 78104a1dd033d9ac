import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from '../../server/pages/examples';
import { columnLabel } from '../../src/contract/labels';
import { benefitWords } from '../../src/contract/words/benefits';
import { arrearsWords } from '../../src/contract/words/correction';
import { bonusMethodWords } from '../../src/contract/words/bonus-methods';
import { circumstanceWords } from '../../src/contract/words/circumstances';
import { inSentence } from '../../src/contract/words/in-sentence';
import { paidVariable } from '../../src/contract/words/paid-by-employee';
import { say } from '../../src/language/say';
import { payPartWords } from '../../src/contract/words/pay-parts';
import { type AskedByLaw, askedByLaw } from '../../src/engine/income/asked-by-law';
import { incomeCurrencies, incomeLawFor } from '../../src/engine/law/in-force';
import type { IncomeLaw } from '../../src/engine/law/income-law';
import type { Country } from '../../src/reference/schema';
import { notCoveredInWords, openInWords } from '../../src/reference/words';
import { lawFileOf } from '../../test/law/cases';
import { workedPayslips } from '../../test/law/worked-payslips';
import { countriesFolder } from '../command/project';
import { meaningsOfMethods, oncePaidInWords } from './once-paid';
import { partMonthInWords } from './part-month';

/** What is computed for the employees of a country, and what is not established. */
interface EmployeesOf {
  readonly name: string;
  readonly code: string;
  readonly circumstances: readonly string[];
  /** Parts of pay with a rule of their own, then those that a source names as ordinary pay. */
  readonly parts: readonly string[];
  readonly ordinary: readonly string[];
  readonly benefits: readonly string[];
  readonly paid: readonly string[];
  /** How a part of a month is paid, taxed and charged; undefined where tax is not computed. */
  readonly partMonth: string | undefined;
  /** How parts that are paid once are taxed, and which of them by assumption. */
  readonly oncePaid: string | undefined;
  /** When back pay is taxed, where the law says it. */
  readonly backPay: readonly string[];
  readonly confidence: string;
  readonly payslips: number;
  readonly fewPayslips: string | undefined;
  readonly notEstablished: readonly string[];
}

const list = (labels: readonly string[]): string => labels.map(inSentence).join(', ') || '–';

/** Parts that are taxed by a method of their own when they are paid once, with the method. */
const withMethod = (label: string, method: keyof typeof bonusMethodWords | undefined): string =>
  method === undefined ? label : `${label} (${inSentence(bonusMethodWords[method].label)})`;

/** The income-tax law for each currency of pay. */
function lawsOf(country: Country, day: string): readonly IncomeLaw[] {
  const laws = incomeCurrencies(country).flatMap((currency) => {
    const found = incomeLawFor(country, { today: day }, currency);
    return found.ok ? [found.value.law] : [];
  });
  if (laws.length === 0) throw new Error(`No income-tax law of ${country.name} is recorded for ${day}.`);
  return laws;
}

const distinct = <Each>(lists: readonly (readonly Each[])[]): readonly Each[] => [...new Set(lists.flat())];

function employeesOf(country: Country, day: string): EmployeesOf {
  const { code, name } = country;
  const { cases, few_payslips } = lawFileOf(code);
  const laws = lawsOf(country, day);
  const { regime, pay } = laws[0]!;
  const computed = regime.unusable === undefined;
  const askedOf = <Each>(pick: (asked: AskedByLaw) => readonly Each[]): readonly Each[] =>
    distinct(laws.map((law) => pick(askedByLaw(law))));
  const partsThatMatter = askedOf((asked) => asked.partsThatMatter);
  const ownRule = new Set<string>(partsThatMatter);
  const methodOf = (part: string) => (pay?.bonus?.parts as readonly string[] | undefined)?.includes(part);
  const only = (labels: readonly string[]): readonly string[] => (computed ? labels : []);
  return {
    name,
    code,
    circumstances: only(askedOf((asked) => asked.circumstances).map((each) => circumstanceWords[each].label)),
    parts: only(
      partsThatMatter.map((part) =>
        withMethod(payPartWords[part].label, methodOf(part) === true ? pay?.bonus?.method : undefined),
      ),
    ),
    ordinary: only(
      askedOf((asked) => asked.parts)
        .filter((part) => !ownRule.has(part))
        .map((part) => payPartWords[part].label),
    ),
    benefits: only(askedOf((asked) => asked.benefits).map((kind) => benefitWords[kind].label)),
    paid: only(askedOf((asked) => asked.paid).map((each) => columnLabel(paidVariable(each), 'en'))),
    partMonth: computed ? partMonthInWords(country, laws[0]!) : undefined,
    oncePaid: computed ? oncePaidInWords(laws[0]!) : undefined,
    backPay: only(pay?.arrears === undefined ? [] : [arrearsWords[pay.arrears.method].meaning]),
    confidence: computed ? (pay?.confidence ?? regime.confidence) : 'not computed',
    payslips: workedPayslips(cases).length,
    fewPayslips: few_payslips?.trim(),
    notEstablished: [
      ...(regime.unusable === undefined ? [] : [regime.unusable]),
      ...(pay?.not_established ?? []).map((open) => say(openInWords(open))),
      ...distinct(laws.map((law) => law.regime.not_covered.map(notCoveredInWords))),
    ],
  };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function sectionOf({
  name,
  payslips,
  fewPayslips,
  oncePaid,
  partMonth,
  confidence,
  notEstablished,
  ...rules
}: EmployeesOf): string {
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['Details of the employee and the employer that are asked', rules.circumstances],
    ['Parts of pay with a rule of their own', rules.parts],
    ['Parts that are ordinary pay', rules.ordinary],
    ['Benefits in kind', rules.benefits],
    ['Payments of the employee that lower the tax', rules.paid],
    ['Back pay for earlier months', rules.backPay],
  ];
  return [
    `## ${name}`,
    [
      ...lines.filter(([, labels]) => labels.length > 0).map(([title, labels]) => `- ${title}: ${list(labels)}.`),
      ...(rules.benefits.length > 0 || oncePaid === undefined
        ? []
        : [
            '- Benefits in kind: no value is recorded. A benefit that is sent is left out of the tax, and a notice says so.',
          ]),
      ...(oncePaid === undefined ? [] : [`- Paid once: ${oncePaid}.`]),
      ...(partMonth === undefined ? [] : [`- A part of a month: ${partMonth}.`]),
      `- Confidence: ${confidence}. Payslips worked out by hand: ${payslips}.${fewPayslips === undefined ? '' : ` ${fewPayslips}`}`,
    ].join('\n'),
    'Not established or not computed:',
    notEstablished.map((rule) => `- ${rule}`).join('\n') || '- Nothing is known to be missing.',
  ].join('\n\n');
}

/** How many there are; a dash for none. */
const count = ({ length }: readonly string[]): string => (length === 0 ? '–' : String(length));

/** `docs/employees.md`: what is computed for the employees of each country. Path from the root → content. */
export function generatedEmployees(): ReadonlyMap<string, string> {
  const { day } = readExamples();
  const countries = readdirSync(countriesFolder)
    .map((file) => JSON.parse(readFileSync(join(countriesFolder, file), 'utf8')) as Country)
    .map((country) => employeesOf(country, day))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const table = [
    row(['country', 'details asked', 'parts of pay', 'benefits', 'paid by the employee', 'confidence', 'payslips']),
    row(['---', '---', '---', '---', '---', '---', '---']),
    ...countries.map((each) =>
      row([
        each.name,
        list(each.circumstances),
        list(each.parts),
        count(each.benefits),
        count(each.paid),
        each.confidence,
        String(each.payslips),
      ]),
    ),
  ].join('\n');
  const total = countries.reduce((sum, { payslips }) => sum + payslips, 0);
  const text = [
    '# Which employees are covered',
    '<!-- made from the country files and the law tests by `npm run data:generate` -->',
    `The default employee is resident, a citizen, single, without children or dependants, and paid in basic pay only. For other employees, the law of a country needs more details. This page lists those details and what the service calculates, under the law of ${day}.`,
    'Parts of pay in the first table have a rule of their own: an exemption, a limit, a different base for contributions, or a method for one-off payments. Each benefit in kind that is counted has a value by law. `confidence` is that of the rules on pay. A part of a month is what `worked` asks for: joiners, leavers, unpaid leave.',
    `«Paid once» says how each such part is taxed in monthly pay, apart from what of it is exempt. ${meaningsOfMethods()} «Assumed» means that no source was read that says it: the answer names the assumption, and its confidence is low.`,
    `We worked out ${total} payslips by hand from the law and compared them with the service. They are for employees other than the default one.`,
    table,
    ...countries.map(sectionOf),
  ].join('\n\n');
  return new Map([['docs/employees.md', `${text}\n`]]);
}
