import type { TaxResult } from '../../src/contract';

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
import { paySections } from './pay';
import { type Asked, valueOf } from './probe';
import type { Section, Step } from './section';
import { slicesOf, workingIn } from './slices';

/** The calculation to explain: the answer, its law and payroll, and the marginal rates in words. */
interface IncomeCase {
  readonly data: TaxResult;
  readonly asked: Asked;
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
        `${contributionInWords(rule, asked.law.wages, asked.law.pay)}${deductible}; from ${rule.from ?? 'a day not established'}`,
      ],
      sources: rule.sources,
    };
  });
}

/** The deductible part of the contributions; no step where all of them are deductible. */
function deductibleStep({ asked, data }: IncomeCase): Step[] {
  const deductible = valueOf(asked, 'deductible_contributions', 'annual');
  return deductible === undefined || deductible === (data.pension ?? 0)
    ? []
    : [{ text: 'Deductible part', amount: deductible }];
}

/** Reliefs, credits or surcharges, each with its rule. */
const itemSteps = (
  { asked: { law } }: IncomeCase,
  lines: readonly Line[],
  items: IncomeRegime['surcharges'],
  sign: 1 | -1,
): Step[] =>
  lines.map(({ id, name, amount }) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item === undefined) return { text: name, amount: sign * amount };
    const details = [...(item.note === undefined ? [] : [item.note]), itemInWords(item, law.wages)];
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
  return [{ text: `Exemption: ${exemptionInWords(exemption, asked.law.wages)}`, details, sources }];
}

/** The rounding of the taxable income, and the income before it. */
function roundingSteps({ asked, data }: IncomeCase): Step[] {
  const { regime } = asked.law;
  if (regime.taxable_rounding === undefined) return [];
  const levies = regime.surcharges.filter(
    ({ deductible, months }) => deductible === true && (months === undefined || data.period === 'annual'),
  );
  const taken = [...levies, ...regime.deductions].map(({ id }) => id);
  const before = valueOf(asked, { difference: ['taxable_pay', 'deductible_contributions', ...taken] }, 'annual');
  return [
    ...(before === undefined ? [] : [{ text: 'Income before rounding', amount: before }]),
    { text: taxableRoundingInWords(regime.taxable_rounding), sources: regime.taxable_rounding.sources },
  ];
}

/** The bands of the table that applies to the taxable income. */
function bandsOf({ data, asked }: IncomeCase): readonly Band[] {
  const { brackets, tables = [] } = asked.law.regime.bands;
  if (brackets !== undefined) return brackets;
  const limits = data.tables ?? [];
  const taxable = data.taxable_amount ?? 0;
  return tables[limits.findIndex(({ up_to }) => up_to === null || taxable <= up_to)]?.brackets ?? [];
}

function scaleSection(income: IncomeCase): Section {
  const { data, asked } = income;
  const scale = asked.law.regime.bands;
  const bands = bandsOf(income);
  const steps = data.brackets.map(({ from, to, rate, tax }, i): Step => {
    const limits = `${money(from)} to ${to === null ? 'any' : money(to)}`;
    const band = bands[i];
    // The fixed charge of a first band is due even if no income falls into the band.
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
      { text: 'Total', amount: valueOf(asked, 'tax_before_credits', 'annual') },
    ],
  };
}

/**
 * The cap or the minimum of the tax, with its amount here unless it depends on the tax itself.
 */
function limitStep({ asked }: IncomeCase, what: 'most' | 'least', limit: IncomeRegime['minimum_tax']): Step[] {
  if (limit === undefined) return [];
  const details = [
    ...(limit.note === undefined ? [] : [limit.note]),
    ruleInWords(limit.formula, limit.basis, asked.law.wages),
  ];
  const amount = JSON.stringify(limit.formula).includes('"tax"')
    ? undefined
    : valueOf(asked, limit.formula, limit.basis);
  return [{ text: `At ${what}`, amount, details, sources: limit.sources }];
}

/** The changes that a cap, a minimum or rounding makes to the tax. */
export const adjustmentSteps = ({ adjustments = [] }: TaxResult): Step[] =>
  adjustments.flatMap(({ name, amount }) => (amount === 0 ? [] : [{ text: name, amount }]));

/** The employee's contributions, and their deductible part. */
function contributionsSection(income: IncomeCase): Section {
  const { contributions = [], include_pension: isIncluded, pension = 0 } = income.data;
  const none = [{ text: isIncluded ? 'none' : 'excluded on request' }];
  return {
    title: 'Contributions of the employee',
    steps: [
      ...(contributions.length === 0 ? none : contributionSteps(income, contributions, 'employee')),
      { text: 'Total', amount: pension },
      ...deductibleStep(income),
    ],
  };
}

/** Everything between taxable income and tax: bands, credits, limits, surcharges and adjustments. */
function taxSections(income: IncomeCase): Section[] {
  const { data, asked } = income;
  const { regime } = asked.law;
  const { credits = [], surcharges = [] } = data;
  const beforeSurcharges = { text: 'Income tax before surcharges', amount: valueOf(asked, 'tax', 'annual') };
  return [
    scaleSection(income),
    { title: 'Credits', steps: itemSteps(income, credits, regime.credits, -1) },
    {
      title: 'Limits of the tax',
      steps: [...limitStep(income, 'most', regime.tax_cap), ...limitStep(income, 'least', regime.minimum_tax)],
    },
    { steps: surcharges.length === 0 ? [] : [beforeSurcharges] },
    { title: 'Surcharges and levies', steps: itemSteps(income, surcharges, regime.surcharges, 1) },
    { title: 'Adjustments for limits and rounding', steps: adjustmentSteps(data) },
  ];
}

function resultSection({ data, asked, marginal }: IncomeCase): Section {
  const rounding = asked.law.regime.tax_rounding;
  return {
    steps: [
      ...(rounding === undefined ? [] : [{ text: taxRoundingInWords(rounding), sources: rounding.sources }]),
      { text: 'Tax', amount: data.tax_amount },
      { text: 'Net pay', amount: data.net_amount },
      { text: 'Effective rate', amount: `${data.effective_rate.toFixed(2)} %` },
      { text: 'Next unit of pay: tax, tax and contributions', amount: marginal },
    ],
  };
}

function employerSection(income: IncomeCase): Section {
  const { employer_contributions: employer = [], employer_cost: cost } = income.data;
  const none = [{ text: 'no contributions recorded' }];
  return {
    title: 'Employer',
    steps: [
      ...(employer.length === 0 ? none : contributionSteps(income, employer, 'employer')),
      { text: 'Cost of employment', amount: cost },
    ],
  };
}

/** From gross pay to net pay, and the cost to the employer, line by line. */
export function incomeSections(income: IncomeCase): Section[] {
  const { data, asked } = income;
  const { regime } = asked.law;
  const { reliefs = [] } = data;
  return [
    { steps: [{ text: 'Gross pay', amount: data.gross_amount }] },
    ...paySections(asked, data),
    contributionsSection(income),
    ...(reliefs.length === 0 ? [] : [{ title: 'Reliefs', steps: itemSteps(income, reliefs, regime.deductions, 1) }]),
    {
      steps: [
        ...exemptionStep(income),
        ...roundingSteps(income),
        { text: 'Taxable income', amount: data.taxable_amount },
      ],
    },
    ...taxSections(income),
    resultSection(income),
    employerSection(income),
    { title: 'Not covered', steps: regime.not_covered.map((item) => ({ text: `- ${notCoveredInWords(item)}` })) },
  ];
}
