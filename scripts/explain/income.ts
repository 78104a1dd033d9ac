import type { TaxResult } from '../../src/contract';
import type { Payroll } from '../../src/engine/income/payroll';
import { toMinor } from '../../src/engine/money';
import type { Band, IncomeRegime } from '../../src/reference';
import {
  basisInWords,
  contributionInWords,
  exemptionInWords,
  itemInWords,
  notCoveredInWords,
  numberInWords,
  ruleInWords,
  taxableRoundingInWords,
  taxRoundingInWords,
} from '../../src/reference/words';
import { money } from './page';
import { type Asked, valueOf } from './probe';
import type { Section, Step } from './section';
import { slicesOf, workingIn } from './slices';

/** What is explained: the answer, the law and payroll it came from, and the marginal rates in words. */
interface IncomeCase {
  readonly data: TaxResult;
  readonly asked: Asked;
  readonly ready: Payroll;
  readonly marginal: string;
}

type Line = { readonly id: string; readonly name: string; readonly amount: number };

function contributionSteps({ asked }: IncomeCase, lines: readonly Line[], payer: 'employee' | 'employer'): Step[] {
  return lines.map(({ id, name, amount }) => {
    const found = asked.law.contributions.find(
      ({ contribution }) => contribution.id === id && contribution.payer === payer,
    );
    if (found === undefined) return { text: name, amount };
    const { contribution, rule } = found;
    const deductible = payer === 'employer' ? '' : rule.deductible ? '; deductible' : '; not deductible';
    return {
      text: name,
      amount,
      details: [
        ...slicesOf(asked, rule),
        ...[contribution.note, rule.note].filter((note) => note !== undefined),
        `${contributionInWords(rule)}${deductible}; from ${rule.from ?? 'a day not established'}`,
      ],
      sources: rule.sources,
    };
  });
}

/** What of the contributions lowers the taxable income, where it is not all of them. */
function deductibleStep({ asked, data }: IncomeCase): Step[] {
  const deductible = valueOf(asked, 'deductible_contributions', 'annual');
  return deductible === undefined || deductible === (data.pension ?? 0)
    ? []
    : [{ text: 'of which deductible', amount: deductible }];
}

/** Reliefs, credits or surcharges with the rule of each. */
const itemSteps = (lines: readonly Line[], items: IncomeRegime['surcharges'], sign: 1 | -1): Step[] =>
  lines.map(({ id, name, amount }) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item === undefined) return { text: name, amount: sign * amount };
    const details = [...(item.note === undefined ? [] : [item.note]), itemInWords(item)];
    return { text: name, amount: sign * amount, details, sources: item.sources };
  });

function exemptionStep({ asked }: IncomeCase): Step[] {
  const { exemption } = asked.law.regime;
  if (exemption === undefined) return [];
  const { of, basis, note, sources } = exemption;
  const measure = valueOf(asked, of, basis);
  const details = [
    ...(note === undefined ? [] : [note]),
    ...(measure === undefined ? [] : [`here it is ${money(measure)} in the pay period`]),
  ];
  return [{ text: `Exemption: ${exemptionInWords(exemption)}`, details, sources }];
}

/** Rounding of the taxable income, with what it was before. */
function roundingSteps({ asked, data }: IncomeCase): Step[] {
  const { regime } = asked.law;
  if (regime.taxable_rounding === undefined) return [];
  const levies = regime.surcharges.filter(
    ({ deductible, months }) => deductible === true && (months === undefined || data.period === 'annual'),
  );
  const taken = [...levies, ...regime.deductions].map(({ id }) => id);
  const before = valueOf(asked, { difference: ['gross', 'deductible_contributions', ...taken] }, 'annual');
  return [
    ...(before === undefined ? [] : [{ text: 'Income before rounding', amount: before }]),
    { text: taxableRoundingInWords(regime.taxable_rounding), sources: regime.taxable_rounding.sources },
  ];
}

/** Bands of the table that the taxable income chooses. */
function bandsOf({ data, asked, ready }: IncomeCase): readonly Band[] {
  const { brackets, tables = [] } = asked.law.regime.bands;
  const taxable = toMinor(data.taxable_amount ?? 0, ready.minor);
  return brackets ?? tables[ready.tables.findIndex(({ upTo }) => taxable <= upTo)]?.brackets ?? [];
}

function scaleSection(income: IncomeCase): Section {
  const { data, asked } = income;
  const scale = asked.law.regime.bands;
  const bands = bandsOf(income);
  const steps = data.brackets.map(({ from, to, rate, tax }, i): Step => {
    const limits = `${money(from)} to ${to === null ? 'any' : money(to)}`;
    const band = bands[i];
    // A flat charge of the first band is due where there is nothing in the band.
    const flat =
      band?.fixed === undefined || tax === 0 ? undefined : `${numberInWords(band.fixed)} ${basisInWords(scale.basis)}`;
    const working = (band && workingIn(asked, { basis: scale.basis, of: 'taxable' }, band, scale.method)) ?? flat;
    return {
      text: working === undefined ? `${limits} at ${numberInWords(rate)} %` : `${limits}: ${working}`,
      amount: tax,
    };
  });
  const table = scale.tables === undefined ? '' : ', the table for this taxable income';
  return {
    title: `Scale (${scale.basis} law, method ${scale.method.replace(/_/g, ' ')}${table}, shown for the pay period)`,
    sources: scale.sources,
    steps: [
      ...steps,
      ...(scale.note === undefined ? [] : [{ text: scale.note }]),
      { text: 'together', amount: valueOf(asked, 'tax_before_credits', 'annual') },
    ],
  };
}

/**
 * The most or the least that the law lets the tax be, with what it comes to here unless it depends on the tax itself.
 */
function limitStep({ asked }: IncomeCase, what: 'most' | 'least', limit: IncomeRegime['minimum_tax']): Step[] {
  if (limit === undefined) return [];
  const details = [...(limit.note === undefined ? [] : [limit.note]), ruleInWords(limit.formula, limit.basis)];
  const amount = JSON.stringify(limit.formula).includes('"tax"')
    ? undefined
    : valueOf(asked, limit.formula, limit.basis);
  return [{ text: `At ${what}`, amount, details, sources: limit.sources }];
}

/** What a cap or a minimum does to the tax, and what rounding leaves, where they do anything. */
export const adjustmentSteps = ({ adjustments = [] }: TaxResult): Step[] =>
  adjustments.flatMap(({ name, amount }) => (amount === 0 ? [] : [{ text: name, amount }]));

/** Gross pay to net pay, and what the employer pays, line by line. */
export function incomeSections(income: IncomeCase): Section[] {
  const { data, asked, marginal } = income;
  const { regime } = asked.law;
  const {
    contributions = [],
    reliefs = [],
    credits = [],
    surcharges = [],
    employer_contributions: employer = [],
  } = data;
  const rounding = regime.tax_rounding;
  const limits = [...limitStep(income, 'most', regime.tax_cap), ...limitStep(income, 'least', regime.minimum_tax)];
  return [
    { steps: [{ text: 'Gross pay', amount: data.gross_amount }] },
    {
      title: 'Contributions of the employee',
      steps: [
        ...(contributions.length === 0
          ? [{ text: data.include_pension ? 'none' : 'left out, as asked' }]
          : contributionSteps(income, contributions, 'employee')),
        { text: 'together', amount: data.pension ?? 0 },
        ...deductibleStep(income),
      ],
    },
    ...(reliefs.length === 0 ? [] : [{ title: 'Reliefs', steps: itemSteps(reliefs, regime.deductions, 1) }]),
    {
      steps: [
        ...exemptionStep(income),
        ...roundingSteps(income),
        { text: 'Taxable income', amount: data.taxable_amount },
      ],
    },
    scaleSection(income),
    { title: 'Credits', steps: itemSteps(credits, regime.credits, -1) },
    { title: 'Limits of the tax', steps: limits },
    {
      steps:
        surcharges.length === 0
          ? []
          : [{ text: 'Income tax before surcharges', amount: valueOf(asked, 'tax', 'annual') }],
    },
    { title: 'Surcharges and levies', steps: itemSteps(surcharges, regime.surcharges, 1) },
    { title: 'What a limit or rounding changes', steps: adjustmentSteps(data) },
    {
      steps: [
        ...(rounding === undefined ? [] : [{ text: taxRoundingInWords(rounding), sources: rounding.sources }]),
        { text: 'Tax', amount: data.tax_amount },
        { text: 'Net pay', amount: data.net_amount },
        { text: 'Effective rate', amount: `${data.effective_rate.toFixed(2)} %` },
        { text: 'Next unit of pay: tax, tax and contributions', amount: marginal },
      ],
    },
    {
      title: 'Employer',
      steps: [
        ...(employer.length === 0
          ? [{ text: 'no contributions recorded' }]
          : contributionSteps(income, employer, 'employer')),
        { text: 'Cost of employment', amount: data.employer_cost },
      ],
    },
    { title: 'Not covered', steps: regime.not_covered.map((item) => ({ text: `- ${notCoveredInWords(item)}` })) },
  ];
}
