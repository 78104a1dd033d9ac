import { isNone } from '../../src/reference/schema';
import { say as inWords } from '../../src/language/say';
import { TaxRequest, type TaxInput } from '../../src/contract';
import { type Period, periods } from '../../src/contract/tax';
import { calculateTax, type CurveStretch, payCurve, preparedPay } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { netPay } from '../../src/engine/income/pay-functions';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { cases, someOf } from '../support/cases';
import { asking, type LawDay, lawDays } from '../support/law-days';
import { random } from '../support/random';

const reference = createReference(countryFiles);
const today = '2026-11-20';
/** Asked in two contexts, a law is kept twice: prepared for any pay in one, and worked out one by one at first in the other. */
const [preparing, asked] = [{ today }, { today }];
const periodsAYear = { monthly: 12, annual: 1, weekly: 52, biweekly: 26, daily: 365 } as const;

const days = countryFiles.flatMap((country) => lawDays(country, today));
const currencyOf = ({ country, regime }: LawDay): string => regime.currency ?? country.currency;
const titleOf = (day: LawDay): string => `${day.country.code} ${currencyOf(day)} ${day.date ?? day.regime.tax_year}`;
const ask = (day: LawDay, input: Partial<TaxInput>): TaxRequest => TaxRequest.parse({ ...asking(day), ...input });

function answered(request: TaxRequest) {
  const answer = calculateTax(reference, request, asked);
  if (!answer.ok) throw new Error(inWords(answer.failure.message));
  return answer.value;
}

/**
 * One law for one pay period, with what is needed to search it by brute force. Amounts are minor units of the pay
 * period.
 */
interface Ground {
  readonly day: LawDay;
  readonly period: Period;
  readonly includePension: boolean;
  readonly minor: number;
  readonly net: (gross: number) => number;
  readonly stretches: readonly CurveStretch[];
  /** A generous upper bound for how far rounding may move net pay from the pay curve. */
  readonly slack: number;
}

const highest = 1e10;

/** The sum of all rounding steps of a law, as annual amounts. */
const roundingSteps = (law: unknown): number => {
  if (Array.isArray(law)) return law.reduce((sum: number, item) => sum + roundingSteps(item), 0);
  if (law === null || typeof law !== 'object') return 0;
  const own =
    'direction' in law && 'to' in law
      ? Number(law.to) * ('round' in law || !('basis' in law) || law.basis === 'monthly' ? 12 : 1)
      : 0;
  return own + Object.values(law).reduce((sum: number, item) => sum + roundingSteps(item), 0);
};

function ground(day: LawDay, period: Period, includePension: boolean): Ground {
  const request = ask(day, { amount: 1, period, include_pension: includePension });
  const prepared = preparedPay(reference.countries.get(day.country.code)!, request, preparing);
  const curve = payCurve(reference, request, { from: 0, to: highest }, preparing);
  if (!prepared.ok || !curve.ok) throw new Error(titleOf(day));
  const minor = minorUnits(currencyOf(day));
  const rules = day.country.contributions.flatMap(({ dated }) => dated);
  const { tax_rounding: rounding } = day.regime;
  const slack =
    3 +
    day.country.contributions.length / 2 +
    (roundingSteps({ ...day.regime, tax_rounding: undefined, rules }) * minor) / periodsAYear[period] +
    (rounding?.to ?? 0) * minor;
  return {
    day,
    period,
    includePension,
    minor,
    net: (gross) => netPay(prepared.value, gross),
    stretches: curve.value,
    slack,
  };
}

interface Found {
  readonly exact: number | undefined;
  readonly beyond: number | undefined;
}

/**
 * The smallest gross with this net and the smallest with at least this net. It tries every possible gross on each
 * straight stretch of the pay curve.
 */
function bruteForce({ stretches, minor, net, slack }: Ground, target: number): Found {
  let beyond: number | undefined;
  for (const stretch of stretches) {
    const [from, to] = [stretch.from * minor, stretch.to * minor];
    const [first, last] = [Math.max(0, Math.floor(from) - 1), Math.ceil(to) + 1];
    const [start, end] = [stretch.net_from * minor, stretch.net_to * minor];
    if (Math.max(start, end) < target - slack) continue;
    const slope = (end - start) / (to - from);
    const reaches = (level: number): number => from + (level - start) / slope;
    const flat = Math.abs(slope) < 1e-9;
    const low = flat
      ? first
      : slope > 0
        ? Math.max(first, Math.floor(reaches(target - slack)))
        : Math.max(first, Math.floor(reaches(target + slack)));
    const high = flat
      ? Math.min(last, first + 5000)
      : slope > 0
        ? Math.min(last, Math.ceil(reaches(target + slack)))
        : Math.min(last, Math.ceil(reaches(target - slack)));
    if (beyond === undefined && net(first + 2) >= target && first + 2 <= last)
      beyond = smallestAtLeast(net, target, first, first + 2);
    for (let gross = low; gross <= high; gross++) {
      const left = net(gross);
      if (left === target) return { exact: gross, beyond: Math.min(beyond ?? gross, gross) };
      if (left > target) beyond = Math.min(beyond ?? gross, gross);
    }
  }
  return { exact: undefined, beyond };
}

function smallestAtLeast(net: (gross: number) => number, target: number, from: number, to: number): number {
  for (let gross = from; gross < to; gross++) if (net(gross) >= target) return gross;
  return to;
}

/** The fault in the engine's answer to a net amount, or undefined. */
function fault(law: Ground, target: number): string | undefined {
  const { day, period, includePension, minor, net } = law;
  const { data, meta } = answered(
    ask(day, { amount: target / minor, period, include_pension: includePension, mode: 'net_to_gross' }),
  );
  const gross = Math.round(data.gross_amount * minor);
  const missed = meta.notices.some((notice) => inWords(notice).startsWith('No gross pay leaves exactly'));
  const back = answered(ask(day, { amount: data.gross_amount, period, include_pension: includePension })).data;
  const { exact, beyond } = bruteForce(law, target);
  const say = (what: string): string =>
    `${titleOf(day)} ${period} ${includePension ? '' : 'without pension '}net ${target / minor}: ${what} (gross ${data.gross_amount}, ${missed ? 'missed' : 'exact'}; by brute force ${(exact ?? NaN) / minor} or ${(beyond ?? NaN) / minor})`;
  if (back.net_amount !== data.net_amount || back.tax_amount !== data.tax_amount) return say('the way back differs');
  if (Math.round(data.net_amount * minor) !== net(gross)) return say('the payslip and the net differ');
  if (exact !== undefined)
    return missed || gross !== exact
      ? say('not the smallest exact gross')
      : data.net_amount === target / minor
        ? undefined
        : say('not this net');
  if (!missed) return say('called exact');
  return gross === beyond ? undefined : say('not the smallest gross that leaves as much');
}

const grounds = someOf(
  days.flatMap((day) =>
    periods.flatMap((period) => [true, false].map((includePension) => ({ day, period, includePension }))),
  ),
);
const report = (faults: readonly string[]): void =>
  expect({ count: faults.length, faults: faults.slice(0, 15) }).toEqual({ count: 0, faults: [] });

test('random nets: the smallest gross with exactly this net, or proof that there is none', () => {
  const next = random(1);
  const faults: string[] = [];
  for (const { day, period, includePension } of grounds) {
    const law = ground(day, period, includePension);
    for (let i = 0; i < 2; i++) {
      const problem = fault(law, Math.max(1, Math.round(10 ** (next() * 9) * (next() < 0.5 ? law.minor : 1))));
      if (problem !== undefined) faults.push(problem);
    }
  }
  report(faults);
}, 600_000);

test('nets at and around every kink and cliff of the pay curve', () => {
  const next = random(2);
  const faults: string[] = [];
  for (const { day, period, includePension } of grounds) {
    if (next() > 0.2) continue;
    const law = ground(day, period, includePension);
    for (const { net_from: start, net_to: end, to } of law.stretches) {
      const levels = to >= highest ? [start] : [start, end];
      for (const level of levels) {
        const target = Math.round(level * law.minor) + Math.floor(next() * 7) - 3;
        if (target < 1) continue;
        const problem = fault(law, target);
        if (problem !== undefined) faults.push(problem);
      }
    }
  }
  report(faults);
}, 600_000);

test('between cliffs, no gross in the 3,000 minor units below leaves as much', () => {
  const next = random(3);
  const faults: string[] = [];
  for (let i = 0; i < cases(200); i++) {
    const { day, period, includePension } = grounds[Math.floor(next() * grounds.length)]!;
    const law = ground(day, period, includePension);
    const target = Math.max(1, Math.round(10 ** (next() * 7) * law.minor));
    const { data, meta } = answered(
      ask(day, { amount: target / law.minor, period, include_pension: includePension, mode: 'net_to_gross' }),
    );
    const gross = Math.round(data.gross_amount * law.minor);
    const missed = meta.notices.some((notice) => inWords(notice).startsWith('No gross pay leaves exactly'));
    for (let lower = Math.max(0, gross - 3000); lower < gross; lower++) {
      const left = law.net(lower);
      if (left === target || (missed && left > target)) {
        faults.push(
          `${titleOf(day)} ${period} net ${target / law.minor}: gross ${gross / law.minor} and already ${lower / law.minor}`,
        );
        break;
      }
    }
  }
  report(faults);
}, 600_000);

test('net pay stays within rounding of the pay curve', () => {
  const next = random(4);
  const faults: string[] = [];
  for (const { day, period, includePension } of grounds) {
    const law = ground(day, period, includePension);
    for (const stretch of law.stretches) {
      const gross =
        Math.ceil(stretch.from * law.minor) +
        1 +
        Math.floor(next() * (stretch.to - stretch.from) * law.minor * next() ** 3);
      if (gross >= stretch.to * law.minor) continue;
      const share = (gross / law.minor - stretch.from) / (stretch.to - stretch.from);
      const straight = (stretch.net_from + share * (stretch.net_to - stretch.net_from)) * law.minor;
      if (Math.abs(law.net(gross) - straight) > law.slack + 1e-9 * gross)
        faults.push(
          `${titleOf(day)} ${period} gross ${gross / law.minor}: net ${law.net(gross)}, curve ${straight}, slack ${law.slack}`,
        );
    }
  }
  report(faults);
}, 600_000);

describe('taxes on single amounts', () => {
  const next = random(5);
  const asked = countryFiles.flatMap((country) => [
    ...country.corporate.flatMap(({ effective_from, small_company, bands }) => {
      const small = isNone(small_company) ? undefined : small_company;
      return [undefined, 1000, 1e12, ...(small === undefined ? [] : [small.threshold])].map((turnover) => ({
        country,
        limits: [...(bands ?? []), ...(small?.bands ?? [])].flatMap(({ to }) => to ?? []),
        input: {
          type: 'corporate' as const,
          ...(effective_from === null ? {} : { pay_date: effective_from }),
          ...(turnover === undefined ? {} : { turnover }),
        },
      }));
    }),
    ...country.withholding.flatMap((regime) =>
      (['resident', 'non_resident'] as const).flatMap((residency) =>
        (Object.keys(regime[residency]) as (keyof typeof regime.resident)[]).map((payment_type) => ({
          country,
          limits: [] as number[],
          input: {
            type: 'withholding' as const,
            residency,
            payment_type,
            ...(regime.effective_from === null ? {} : { pay_date: regime.effective_from }),
          },
        })),
      ),
    ),
    ...country.capital_gains.flatMap((regime) =>
      (['individual', 'company'] as const)
        .filter((taxpayer) => regime[taxpayer] !== undefined)
        .map((taxpayer) => {
          const scale = country.income[0]!.bands;
          const bands = [...(scale.brackets ?? scale.tables!.flatMap(({ brackets }) => brackets))];
          return {
            country,
            limits: bands.flatMap(({ to }) => (to === null ? [] : [to * (scale.basis === 'monthly' ? 12 : 1)])),
            input: {
              type: 'capital_gains' as const,
              taxpayer,
              ...(regime.effective_from === null ? {} : { pay_date: regime.effective_from }),
            },
          };
        }),
    ),
  ]);

  test('the gross leaves the net, no smaller amount nearby does, and an unattainable net cannot be reached', () => {
    const faults: string[] = [];
    let tried = 0;
    for (const { country, limits, input } of asked) {
      const minor = minorUnits(country.currency);
      const send = (amount: number, mode: 'gross_to_net' | 'net_to_gross') => {
        try {
          return answered(TaxRequest.parse({ country: country.code, ...input, amount, mode }));
        } catch (problem) {
          return String(problem);
        }
      };
      const net = (gross: number): number => {
        if (gross === 0) return -1;
        const found = send(gross / minor, 'gross_to_net');
        if (typeof found === 'string') throw new Error(found);
        return Math.round(found.data.net_amount * minor);
      };
      const probe = send(1000, 'gross_to_net');
      if (typeof probe === 'string') continue;
      const targets = [
        ...Array.from({ length: cases(1) }, () => Math.max(1, Math.round(10 ** (next() * 9) * minor))),
        ...limits.map((limit) => Math.max(1, net(Math.round(limit * minor)) + Math.floor(next() * 3) - 1)),
      ];
      for (const target of targets) {
        const found = send(target / minor, 'net_to_gross');
        const title = `${country.code} ${JSON.stringify(input)} net ${target / minor}`;
        if (typeof found === 'string') {
          if (!/No amount leaves a net|less than the smallest/.test(found)) faults.push(`${title}: ${found}`);
          continue;
        }
        tried++;
        const { data, meta } = found;
        const gross = Math.round(data.gross_amount * minor);
        const missed = meta.notices.some((notice) => inWords(notice).startsWith('No amount leaves exactly'));
        if (net(gross) !== Math.round(data.net_amount * minor)) faults.push(`${title}: the way back differs`);
        if (!missed && data.net_amount !== target / minor) faults.push(`${title}: leaves ${data.net_amount}`);
        if (missed && data.net_amount < target / minor) faults.push(`${title}: leaves less, ${data.net_amount}`);
        for (let near = Math.max(1, gross - 60); near < gross + (missed ? 60 : 0); near++) {
          const left = net(near);
          if (left === target || (near < gross && left > target)) {
            faults.push(`${title}: gross ${data.gross_amount}, and ${near / minor} leaves ${left / minor}`);
            break;
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(1000);
    report(faults);
  }, 600_000);
});
