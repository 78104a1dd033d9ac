import type { TaxResult } from '../../contract/tax';
import { message, type Message, type Sentence } from '../../language/message';
import { exactNumber, joined, lawNote, lawNotes, lawText, moneyAmount } from '../../language/terms';
import type { Band, IncomeRegime } from '../../reference';
import {
  contributionInWords,
  exemptionInWords,
  itemInWords,
  notCoveredInWords,
  ruleInWords,
  taxableRoundingInWords,
  taxRoundingInWords,
} from '../../reference/words';
import { basisInWords } from '../../reference/words/formula';
import { adjustmentInWords } from '../../reference/words/limits';
import type { Measured } from './measured';
import { paySections } from './pay';
import { effectiveRate, type Section, type Step } from './section';
import { slicesOf, workingInScale } from './slices';

/** The calculation to explain: the answer, the quantities behind it, and the marginal rates in words. */
interface IncomeCase {
  readonly data: TaxResult;
  readonly measured: Measured;
  readonly marginal: Sentence;
}

type Line = { readonly id: string; readonly name: string; readonly amount: number };

const dayInWords = (day: string | null): Sentence => day ?? message('explained_day_not_established');

function contributionSteps({ measured }: IncomeCase, lines: readonly Line[], payer: 'employee' | 'employer'): Step[] {
  const { law } = measured;
  return lines.map(({ id, name, amount }) => {
    const found = law.contributions.find(({ contribution }) => contribution.id === id && contribution.payer === payer);
    if (found === undefined) return { id, text: lawText(name), amount };
    const { contribution, rule } = found;
    const relief = message(rule.deductible ? 'explained_deductible' : 'explained_not_deductible');
    const words = [
      contributionInWords(rule, law.wages, law.pay),
      ...(payer === 'employer' ? [] : [relief]),
      message('explained_from', { day: dayInWords(rule.from) }),
    ];
    return {
      id,
      text: lawText(name),
      amount,
      details: [
        ...slicesOf(measured, id, rule),
        ...lawNotes(contribution.note, rule.note),
        joined('joined_by_semicolon', words),
      ],
      from: rule.from,
      sources: rule.sources,
    };
  });
}

/** The deductible part of the contributions; no step where all of them are deductible. */
function deductibleStep({ measured, data }: IncomeCase): Step[] {
  const deductible = measured.valueOf('deductible_contributions', 'annual');
  return deductible === undefined || deductible === (data.pension ?? 0)
    ? []
    : [{ text: message('explained_deductible_part'), amount: deductible }];
}

/** Reliefs, credits or surcharges, each with its rule. */
const itemSteps = (
  { measured: { law } }: IncomeCase,
  lines: readonly Line[],
  items: IncomeRegime['surcharges'],
  sign: 1 | -1,
): Step[] =>
  lines.map(({ id, name, amount }) => {
    // A credit of zero is not minus zero.
    const line = { id, text: lawText(name), amount: amount === 0 ? 0 : sign * amount };
    const item = items.find((candidate) => candidate.id === id);
    if (item === undefined) return line;
    const details = [...lawNotes(item.note), itemInWords(item, law.wages)];
    return { ...line, details, from: law.regime.effective_from, sources: item.sources };
  });

function exemptionStep({ measured: { law, valueOf } }: IncomeCase): Step[] {
  const { exemption } = law.regime;
  if (exemption === undefined) return [];
  const { of, basis, note, sources } = exemption;
  const measure = valueOf(of, basis);
  const details = [
    ...lawNotes(note),
    ...(measure === undefined ? [] : [message('explained_exemption_measure', { amount: moneyAmount(measure) })]),
  ];
  const text = message('explained_exemption', { rule: exemptionInWords(exemption, law.wages) });
  return [{ text, details, from: law.regime.effective_from, sources }];
}

/** The rounding of the taxable income, and the income before it. */
function roundingSteps({ measured: { law, valueOf }, data }: IncomeCase): Step[] {
  const { regime } = law;
  if (regime.taxable_rounding === undefined) return [];
  const levies = regime.surcharges.filter(
    ({ deductible, months }) => deductible === true && (months === undefined || data.period === 'annual'),
  );
  const taken = [...levies, ...regime.deductions].map(({ id }) => id);
  const before = valueOf({ difference: ['taxable_pay', 'deductible_contributions', ...taken] }, 'annual');
  return [
    ...(before === undefined ? [] : [{ text: message('explained_before_rounding'), amount: before }]),
    { text: taxableRoundingInWords(regime.taxable_rounding), sources: regime.taxable_rounding.sources },
  ];
}

/** The bands of the table that the payslip shows. */
function bandsOf({ data, measured }: IncomeCase): readonly Band[] {
  const { scale } = measured.compiled;
  const { brackets, tables = [] } = measured.law.regime.bands;
  if (scale !== undefined || brackets !== undefined) return scale?.brackets ?? brackets ?? [];
  const inWords = (shown: readonly { from: number; to: number | null; rate: number }[]): string =>
    shown.map(({ from, to, rate }) => `${from} ${to} ${rate}`).join();
  const shown = inWords(data.brackets);
  return tables[(data.tables ?? []).findIndex((table) => inWords(table.brackets) === shown)]?.brackets ?? [];
}

function bandInWords(from: number, to: number | null, rate: number, working: Sentence | undefined): Message {
  const limits = { from: moneyAmount(from), to: to === null ? message('explained_any') : moneyAmount(to) };
  return working === undefined
    ? message('explained_band_rate', { ...limits, rate: exactNumber(rate) })
    : message('explained_band', { ...limits, working });
}

function scaleSection(income: IncomeCase): Section {
  const { data, measured } = income;
  const { law, compiled, valueOf } = measured;
  const ordinary = law.regime.bands;
  const scale = compiled.scale ?? ordinary;
  const bands = bandsOf(income);
  const basis = basisInWords(scale.basis);
  const steps = data.brackets.map(({ from, to, rate, tax }, i): Step => {
    const band = bands[i];
    // The fixed charge of a first band is due even if no income falls into the band.
    const flat =
      band?.fixed === undefined || tax === 0
        ? undefined
        : message('explained_fixed', { amount: exactNumber(band.fixed), basis });
    const working = (band && workingInScale(measured, band, scale.method, scale.basis)) ?? flat;
    return { text: bandInWords(from, to, rate, working), amount: tax };
  });
  const bySize = compiled.scale === undefined && ordinary.tables !== undefined;
  const method = { basis: message(`basis_${scale.basis}`), method: message(`band_method_${scale.method}`) };
  return {
    id: 'scale',
    title: message(bySize ? 'explained_scale_table' : 'explained_scale', method),
    sources: scale.sources,
    steps: [
      ...steps,
      ...(compiled.scale === undefined && ordinary.note !== undefined ? [{ text: lawNote(ordinary.note) }] : []),
      { text: message('explained_total'), amount: valueOf('tax_before_credits', 'annual') },
    ],
  };
}

/**
 * The cap or the minimum of the tax, with its amount here unless it depends on the tax itself.
 */
function limitStep(
  { measured: { law, valueOf } }: IncomeCase,
  text: Message,
  limit: IncomeRegime['minimum_tax'],
): Step[] {
  if (limit === undefined) return [];
  const details = [...lawNotes(limit.note), ruleInWords(limit.formula, limit.basis, law.wages)];
  const amount = JSON.stringify(limit.formula).includes('"tax"') ? undefined : valueOf(limit.formula, limit.basis);
  return [{ text, amount, details, from: law.regime.effective_from, sources: limit.sources }];
}

/** The changes that a cap, a minimum or rounding makes to the tax. */
export const adjustmentSteps = ({ adjustments = [] }: TaxResult): Step[] =>
  adjustments.flatMap((one) =>
    one.amount === 0 ? [] : [{ id: one.id, text: adjustmentInWords(one), amount: one.amount }],
  );

/** The employee's contributions, and their deductible part. */
function contributionsSection(income: IncomeCase): Section {
  const { contributions = [], include_pension: isIncluded, pension = 0 } = income.data;
  const none = [{ text: message(isIncluded ? 'explained_none' : 'explained_excluded') }];
  return {
    id: 'contributions',
    title: message('explained_contributions'),
    steps: [
      ...(contributions.length === 0 ? none : contributionSteps(income, contributions, 'employee')),
      { text: message('explained_total'), amount: pension },
      ...deductibleStep(income),
    ],
  };
}

/** Everything between taxable income and tax: bands, credits, limits, surcharges and adjustments. */
function taxSections(income: IncomeCase): Section[] {
  const { data, measured } = income;
  const { regime } = measured.law;
  const { credits = [], surcharges = [] } = data;
  const before = { text: message('explained_before_surcharges'), amount: measured.valueOf('tax', 'annual') };
  return [
    scaleSection(income),
    { id: 'credits', title: message('explained_credits'), steps: itemSteps(income, credits, regime.credits, -1) },
    {
      id: 'limits',
      title: message('explained_limits'),
      steps: [
        ...limitStep(income, message('explained_at_most'), regime.tax_cap),
        ...limitStep(income, message('explained_at_least'), regime.minimum_tax),
      ],
    },
    { id: 'before_surcharges', steps: surcharges.length === 0 ? [] : [before] },
    {
      id: 'surcharges',
      title: message('explained_surcharges'),
      steps: itemSteps(income, surcharges, regime.surcharges, 1),
    },
    { id: 'adjustments', title: message('explained_adjustments'), steps: adjustmentSteps(data) },
  ];
}

function resultSection({ data, measured: { law }, marginal }: IncomeCase): Section {
  const rounding = law.regime.tax_rounding;
  return {
    id: 'result',
    steps: [
      ...(rounding === undefined ? [] : [{ text: taxRoundingInWords(rounding), sources: rounding.sources }]),
      { text: message('explained_tax'), amount: data.tax_amount },
      { text: message('explained_net_pay'), amount: data.net_amount },
      effectiveRate(data),
      { text: message('explained_next_unit'), value: marginal },
    ],
  };
}

function employerSection(income: IncomeCase): Section {
  const { employer_contributions: employer = [], employer_cost: cost } = income.data;
  const none = [{ text: message('explained_no_employer_contributions') }];
  return {
    id: 'employer',
    title: message('explained_employer'),
    steps: [
      ...(employer.length === 0 ? none : contributionSteps(income, employer, 'employer')),
      { text: message('explained_cost'), amount: cost },
    ],
  };
}

/** How the pay of a part of a month comes about; parts that are paid in full are in it. */
function partDetails({ worked }: IncomeCase['data']): Pick<Step, 'details'> {
  if (worked === undefined) return {};
  const { days, of, whole_month: whole } = worked;
  const part = { days: exactNumber(days), of: exactNumber(of) };
  return {
    details: [
      whole === null
        ? message('explained_part_of_month_stated', part)
        : message('explained_part_of_month', { ...part, whole: moneyAmount(whole) }),
    ],
  };
}

/** From gross pay to net pay, and the cost to the employer, line by line. */
export function incomeSections(income: IncomeCase): Section[] {
  const { data, measured } = income;
  const { regime } = measured.law;
  const { reliefs = [] } = data;
  return [
    { id: 'gross', steps: [{ text: message('explained_gross'), amount: data.gross_amount, ...partDetails(data) }] },
    ...paySections(measured.law, data),
    contributionsSection(income),
    { id: 'reliefs', title: message('explained_reliefs'), steps: itemSteps(income, reliefs, regime.deductions, 1) },
    {
      id: 'taxable',
      steps: [
        ...exemptionStep(income),
        ...roundingSteps(income),
        { text: message('explained_taxable'), amount: data.taxable_amount },
      ],
    },
    ...taxSections(income),
    resultSection(income),
    employerSection(income),
    {
      id: 'not_covered',
      title: message('explained_not_covered'),
      steps: regime.not_covered.map((item) => ({ text: lawNote(notCoveredInWords(item)) })),
    },
  ];
}
