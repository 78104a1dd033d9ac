import { say } from '../../src/language/say';
import Decimal from 'decimal.js';
import { TaxRequest } from '../../src/contract';
import type { Period } from '../../src/contract/tax';
import { calculateTax } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { oraclePayslip } from '../oracle/payslip';
import { asking, type LawDay, lawDays } from '../support/law-days';
import { random } from '../support/random';

const reference = createReference(countryFiles);
const today = '2026-11-20';
/** One object, because law is prepared once for it. */
const context = { today };
const periods: readonly Period[] = ['monthly', 'annual', 'weekly', 'biweekly'];
/** Cases in a run: 12,000 in CI, 5,000 elsewhere. ORACLE_CASES sets another number. */
const cases = Number(process.env.ORACLE_CASES ?? (process.env.CI ? 7_000 : 5_000));

const all = countryFiles.flatMap((country) => lawDays(country, today));

/** An amount of any size up to 10^12, in minor units. A quarter of the amounts lie at or next to a limit of the law. */
function amount(next: () => number, { regime }: LawDay, minor: number, year: number): number {
  const limits = [
    ...(regime.bands.brackets ?? regime.bands.tables![0]!.brackets).map(({ to }) => to),
    ...(regime.bands.tables ?? []).map(({ up_to }) => up_to),
  ].filter((limit) => limit !== null);
  if (next() < 0.25 && limits.length > 0) {
    const yearly = limits[Math.floor(next() * limits.length)]! * (regime.bands.basis === 'monthly' ? 12 : 1);
    return Math.max(1, Math.round((yearly / year) * minor) + Math.floor(next() * 5) - 2);
  }
  return Math.max(1, Math.round(10 ** (next() * 12) * minor));
}

const same = (shown: number, exact: string): boolean => new Decimal(shown).equals(exact);

test(`${cases} random payslips agree with exact decimal arithmetic`, () => {
  const next = random(20261120);
  const differences: string[] = [];
  for (let i = 0; i < cases; i++) {
    const asked = all[i % all.length]!;
    const { country, regime, date } = asked;
    const period = periods[Math.floor(next() * periods.length)]!;
    const currency = regime.currency ?? country.currency;
    const minor = minorUnits(currency);
    const gross = amount(next, asked, minor, { monthly: 12, annual: 1, weekly: 52, biweekly: 26 }[period]);
    const options = {
      include_pension: next() < 0.85,
      ...(next() < 0.1 ? { basic: Math.round(next() * 100) / 100 } : {}),
      ...(next() < 0.1 ? { dependants: Math.floor(next() * 9) } : {}),
      ...(next() < 0.1 ? { age: 18 + Math.floor(next() * 70) } : {}),
    };
    const request = TaxRequest.parse({ ...asking(asked), amount: gross / minor, period, ...options });
    const answer = calculateTax(reference, request, context);
    if (!answer.ok) throw new Error(`${country.code} ${date}: ${say(answer.failure.message)}`);
    const { data } = answer.value;
    const exact = oraclePayslip({
      country,
      regime,
      amount: new Decimal(gross).div(minor).toFixed(),
      period,
      date: date ?? today,
      includePension: options.include_pension,
      currency,
      ...(options.basic === undefined ? {} : { basic: String(options.basic) }),
      ...(options.dependants === undefined ? {} : { dependants: options.dependants }),
      ...(options.age === undefined ? {} : { age: options.age }),
    });
    const lines = (
      mine: readonly { id: string; amount: number }[],
      theirs: readonly { id: string; amount: string }[],
    ): boolean =>
      theirs
        .filter(({ amount: due }) => Number(due) !== 0)
        .every(({ id, amount: due }) => mine.some((line) => line.id === id && same(line.amount, due)));
    const agrees =
      same(data.tax_amount, exact.tax) &&
      same(data.pension ?? 0, exact.pension) &&
      same(data.net_amount, exact.net) &&
      same(data.taxable_amount!, exact.taxable) &&
      lines(data.contributions!, options.include_pension ? exact.contributions : []) &&
      lines(data.employer_contributions!, exact.employer) &&
      lines(data.credits!, exact.credits) &&
      lines(data.surcharges!, exact.surcharges) &&
      lines(data.reliefs!, exact.reliefs);
    if (!agrees)
      differences.push(
        `${country.code} ${date} ${period} ${gross / minor} ${JSON.stringify(options)}: ${JSON.stringify({ ...data, brackets: undefined })} / ${JSON.stringify(exact)}`,
      );
    if (differences.length > 20) break;
  }
  expect(differences).toEqual([]);
}, 1_200_000);
