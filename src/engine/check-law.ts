import { taxpayers, TaxRequest } from '../contract/tax';
import type { Finding } from '../reference/check';
import type { Sentence } from '../language/message';
import { isMessage } from '../language/said';
import { dayAfter } from '../reference/check/spans';
import type { CapitalGainsRegime, Country, IncomeRegime } from '../reference/schema';
import { calculateCapitalGainsTax } from './levy/capital-gains';
import { rational } from './exact/rational';
import { compileCorporate } from './levy/compile-corporate';
import { entryOn } from './law/dated';
import { incomeLawOn } from './law/in-force';
import { compileIncome } from './income/compile/compile-income';
import type { ExchangeRate, Setting } from './income/compile/income-scope';
import { oncePaidRules } from './income/once-paid';
import { usualTimes } from './income/pay-time';
import type { IncomeLaw } from './law/income-law';
import { type Shape, usualShape } from './income/compile/shape';

/** The days on which income-tax law changes within a regime, including its first day. */
function daysOfChange(country: Country, { effective_from, effective_to, last_confirmed }: IncomeRegime): string[] {
  const first = effective_from ?? effective_to ?? last_confirmed;
  const changes = [...country.contributions, ...(country.wages ?? []), { dated: country.pay ?? [] }].flatMap(
    ({ dated }) => dated.flatMap(({ from, to }) => [from, to == null ? null : dayAfter(to)]),
  );
  const inside = (date: string | null): date is string =>
    date !== null && date >= first && (effective_to === null || date <= effective_to);
  return [...new Set([first, ...changes.filter(inside)])].sort();
}

type Attempt = (where: string, work: () => Sentence | undefined | object) => void;

const anyRate: ExchangeRate = () => rational(2);
const flags = [false, true] as const;

/** Every shape that an employee may give a law. */
const shapesOf = (law: IncomeLaw): Shape[] =>
  [undefined, ...(law.regime.other_scales ?? [])].flatMap((other) =>
    flags.flatMap((cumulative) =>
      flags.flatMap((once) => [
        {
          other,
          cumulative,
          once: once ? oncePaidRules(law) : [],
          inOneMonth: once,
          earlierBonus: once,
          parts: true,
          benefits: true,
        },
        { ...usualShape, other, cumulative },
      ]),
    ),
  );

const triedPeriods = ['monthly', 'annual', 'weekly'] as const;

/** Every way in which a law may be asked for pay in a currency; the last one with contributions and exchange rates. */
const settingsOf = (period: (typeof triedPeriods)[number], currency: string): Setting[] =>
  flags.flatMap((includePension) =>
    [undefined, anyRate].map((exchangeRate) => ({
      includePension,
      period,
      time: usualTimes[period],
      exchangeRate,
      currency,
    })),
  );

function tryRegime(country: Country, regime: IncomeRegime, where: string, attempt: Attempt): void {
  // Rules that are not charged by default must be right too.
  const allCharged: Country = {
    ...country,
    contributions: country.contributions.map((contribution) => ({ ...contribution, mandatory: true })),
  };
  const currency = regime.currency ?? country.currency;
  const times = daysOfChange(country, regime).flatMap((date) => triedPeriods.map((period) => ({ date, period })));
  for (const { date, period } of times) {
    const here = `${where} on ${date}, ${period}`;
    const law = incomeLawOn(country, regime, currency, date);
    const settings = settingsOf(period, currency);
    for (const shape of shapesOf(law))
      for (const setting of settings) attempt(here, () => compileIncome(law, setting, shape));
    const whole = incomeLawOn(allCharged, regime, currency, date);
    attempt(`${here}, with what is not mandatory`, () => compileIncome(whole, settings.at(-1)!, usualShape));
  }
}

const tryIncome = (country: Country, attempt: Attempt): void =>
  country.income.forEach((regime, i) => tryRegime(country, regime, `income[${i}]`, attempt));

function tryCorporate(country: Country, attempt: Attempt): void {
  country.corporate.forEach((regime, i) => {
    for (const turnover of [undefined, 1, 1e12])
      attempt(`corporate[${i}]${turnover === undefined ? '' : `, turnover ${turnover}`}`, () =>
        compileCorporate(regime, { turnover }),
      );
    for (const sector of regime.sector_rates)
      attempt(`corporate[${i}], sector ${sector.id}`, () => compileCorporate(regime, { sector }));
  });
}

/**
 * The day on which to try an entry: today if it is in force, its last day if it is over, its first day if it is in the
 * future.
 */
const dayIn = ({ effective_from, effective_to }: CapitalGainsRegime, today: string): string =>
  effective_from !== null && effective_from > today
    ? effective_from
    : effective_to != null && effective_to < today
      ? effective_to
      : today;

function tryGains(country: Country, today: string, attempt: Attempt): void {
  country.capital_gains.forEach((regime, i) => {
    const pay_date = dayIn(regime, today);
    for (const taxpayer of taxpayers) {
      if (regime[taxpayer] === undefined) continue;
      attempt(`capital_gains[${i}], ${taxpayer}`, () => {
        if (entryOn(country, country.capital_gains, pay_date) !== regime) return `another entry applies on ${pay_date}`;
        const request = TaxRequest.parse({
          country: country.code,
          amount: 1_000_000,
          type: 'capital_gains',
          taxpayer,
          pay_date,
        });
        const answer = calculateCapitalGainsTax(country, request, { today });
        return answer.ok ? undefined : answer.failure.message;
      });
    }
  });
}

/** A finding whose sentence is said by whoever shows it. */
type UnsaidFinding = Omit<Finding, 'message'> & { readonly message: Sentence };

/**
 * Finds law that the engine cannot compute: unknown variables, circular definitions, operators that do not fit, and
 * treatments that need unrecorded law.
 *
 * @param today YYYY-MM-DD
 */
export function checkComputable(country: Country, today: string): UnsaidFinding[] {
  const findings = new Map<string, UnsaidFinding>();
  const attempt: Attempt = (where, work) => {
    const message = outcomeOf(work);
    if (message !== undefined)
      findings.set(`${where}${JSON.stringify(message)}`, { country: country.code, where, message });
  };
  tryIncome(country, attempt);
  tryCorporate(country, attempt);
  tryGains(country, today, attempt);
  return [...findings.values()];
}

/** The problem that the work returned or threw; undefined if there is none. */
function outcomeOf(work: () => Sentence | undefined | object): Sentence | undefined {
  try {
    const outcome = work();
    return typeof outcome === 'string' || isMessage(outcome) ? outcome : undefined;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}
