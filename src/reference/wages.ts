import { oncePer } from '../once';
import { tidy } from '../tidy';
import { ruleOn } from './rule-on';
import type { Country, Limit, Wage, WageAmount, WageMultiple } from './schema';

/** A wage and its amount on the day asked about. */
interface WageInForce {
  readonly wage: Wage;
  readonly amount: WageAmount;
}

/** Wages in force by their id. */
export type Wages = ReadonlyMap<string, WageInForce>;

/** For rules that name no wage. */
export const noWages: Wages = new Map();

export const isWageMultiple = (value: unknown): value is WageMultiple =>
  typeof value === 'object' && value !== null && 'times' in value && 'wage' in value;

const namedIn = (law: object): string[] =>
  isWageMultiple(law)
    ? [law.wage]
    : Object.values(law).flatMap((inner: unknown) =>
        typeof inner === 'object' && inner !== null ? namedIn(inner) : [],
      );

/** The ids of the wages that a part of the law names anywhere inside it. */
export const wagesNamed = oncePer((law: object): readonly string[] => [...new Set(namedIn(law))]);

/** The wages that parts of the law name, with their amounts on a day. A wage without an amount on that day is left out. */
export function wagesOn(country: Country, date: string, law: readonly object[]): Wages {
  const named = new Set(law.flatMap((part) => wagesNamed(part)));
  if (named.size === 0) return noWages;
  return new Map(
    (country.wages ?? []).flatMap((wage): [string, WageInForce][] => {
      const amount = named.has(wage.id) ? ruleOn(wage.dated, date) : undefined;
      return amount === undefined ? [] : [[wage.id, { wage, amount }]];
    }),
  );
}

/** A limit in figures; undefined if it is a multiple of a wage that is not known. */
export function limitInFigures(limit: Limit, wages: Wages): number | undefined {
  if (typeof limit === 'number') return limit;
  const found = wages.get(limit.wage);
  // Both factors are decimal figures of the law: a product in binary must not show 587.7899999.
  return found && tidy(limit.times * found.amount.amount);
}
