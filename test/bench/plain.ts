import { contributionsOn, incomeLawFor } from '../../src/engine/law/in-force';
import type { Band, Country } from '../../src/reference';

/** The rules of a simple country as a programmer might code them: floating point, monthly, no rounding of bases. */
export interface PlainRule {
  readonly contributions: readonly { readonly rate: number; readonly ceiling: number; readonly deductible: boolean }[];
  readonly bands: readonly Band[];
  readonly perYear: number;
  readonly credit: number;
}

/** Monthly net pay by a plain loop over contributions and brackets, rounded to two decimals. */
export function plainNet(rule: PlainRule, gross: number): number {
  let contributed = 0;
  let deductible = 0;
  for (const { rate, ceiling, deductible: counts } of rule.contributions) {
    const amount = Math.round(Math.min(gross, ceiling) * rate) / 100;
    contributed += amount;
    if (counts) deductible += amount;
  }
  const taxable = (gross - deductible) * rule.perYear;
  let tax = 0;
  for (const { from, to, rate } of rule.bands) {
    if (taxable <= from) break;
    tax += ((Math.min(taxable, to ?? Infinity) - from) * rate) / 100;
  }
  tax = Math.round(Math.max(0, tax - rule.credit) * (100 / rule.perYear)) / 100;
  return gross - tax - contributed;
}

/** The countries whose law is simple enough for such a loop. */
export function plainRules(
  countries: readonly Country[],
  today: string,
): { readonly code: string; readonly rule: PlainRule }[] {
  return countries.flatMap((country) => {
    const found = incomeLawFor(country, { today }, country.currency);
    if (!found.ok) return [];
    const { regime } = found.value.law;
    const contributions = contributionsOn(country, today, country.currency).filter(
      ({ contribution }) => contribution.payer === 'employee',
    );
    const simple =
      regime.deductions.length === 0 &&
      regime.surcharges.length === 0 &&
      regime.bands.method === 'marginal' &&
      regime.bands.brackets !== undefined &&
      regime.exemption === undefined &&
      regime.taxable_rounding === undefined &&
      regime.minimum_tax === undefined &&
      regime.pay_periods === undefined &&
      regime.credits.every(({ formula }) => typeof formula === 'number') &&
      contributions.every(
        ({ rule }) =>
          rule.bands?.length === 1 &&
          rule.of === undefined &&
          rule.base_floor === undefined &&
          rule.minimum === undefined &&
          rule.basis === 'monthly',
      );
    if (!simple) return [];
    const perYear = regime.bands.basis === 'annual' ? 12 : 1;
    const credit = regime.credits.reduce(
      (sum, { formula, basis }) =>
        sum + Number(formula) * (basis === regime.bands.basis ? 1 : perYear === 12 ? 12 : 1 / 12),
      0,
    );
    return [
      {
        code: country.code,
        rule: {
          contributions: contributions.map(({ rule }) => ({
            rate: rule.bands![0]!.rate,
            ceiling: rule.bands![0]!.to ?? Infinity,
            deductible: rule.deductible,
          })),
          bands: regime.bands.brackets!,
          perYear,
          credit,
        },
      },
    ];
  });
}
