import type { Country } from '../reference/schema';
import type { Finding } from '../reference/check/finding';
import { contributionsOn } from './law/in-force';
import { compileCorporate } from './law/corporate';
import { compileIncome } from './law/income';
import { defaultProfile } from './law/profile';

/** Days on which the income-tax law of a country changes inside a regime, its first day included. */
export function daysOfChange(country: Country, regime: Country['income'][number]): string[] {
  const { effective_from, effective_to } = regime;
  const first = effective_from ?? effective_to ?? regime.last_confirmed;
  const starts = country.contributions.flatMap(({ dated }) => dated.map(({ from }) => from));
  const inside = (date: string | null): date is string => date !== null && date >= first && (effective_to === null || date <= effective_to);
  return [...new Set([first, ...starts.filter(inside)])].sort();
}

/** Law that the engine cannot turn into numbers: unknown variables, circles, operators that do not fit. */
export function checkComputable(country: Country): Finding[] {
  const findings: Finding[] = [];
  const attempt = (where: string, work: () => unknown): void => {
    try {
      work();
    } catch (problem) {
      findings.push({ country: country.code, where, message: problem instanceof Error ? problem.message : String(problem) });
    }
  };
  country.income.forEach((regime, i) => {
    const currency = regime.currency ?? country.currency;
    for (const date of daysOfChange(country, regime)) {
      for (const period of ['monthly', 'annual', 'shorter'] as const) {
        for (const includePension of [true, false]) {
          const profile = { ...defaultProfile, includePension, basic: 0.6, dependants: 2 };
          attempt(`income[${i}] on ${date}, ${period}`, () => compileIncome({ regime, contributions: contributionsOn(country, date, currency) }, profile, period, undefined, currency));
        }
      }
    }
  });
  country.corporate.forEach((regime, i) => {
    for (const turnover of [undefined, 1, 1e12]) attempt(`corporate[${i}]`, () => compileCorporate(regime, turnover));
  });
  return findings;
}
