import { say } from '../../src/language/say';
import Decimal from 'decimal.js';
import { TaxRequest } from '../../src/contract';
import { calculateTax, payCurve } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { oraclePayslip } from '../oracle/payslip';
import { asking, lawDays } from '../support/law-days';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };

/** Pay around every kink and jump of the law: band limits, ceilings, floors, exemptions. */
test.each(countryFiles.filter(({ code }) => code !== 'ST').map(({ code, name }) => [code, name]))(
  '%s: every limit of the latest law, exactly on it and next to it',
  (code) => {
    const country = reference.countries.get(code)!;
    for (const day of lawDays(country, context.today).filter(
      ({ date }) => date === undefined || date === context.today,
    )) {
      const minor = minorUnits(day.regime.currency ?? country.currency);
      for (const period of ['monthly', 'annual'] as const) {
        const curve = payCurve(
          reference,
          TaxRequest.parse({ ...asking(day), amount: 1, period }),
          { from: 0, to: 1e12 },
          context,
        );
        if (!curve.ok) throw new Error(say(curve.failure.message));
        for (const { from } of curve.value.slice(1)) {
          for (const step of [-2, -1, 0, 1, 2]) {
            const gross = Math.round(from * minor) + step;
            if (gross < 1) continue;
            const answer = calculateTax(
              reference,
              TaxRequest.parse({ ...asking(day), amount: gross / minor, period }),
              context,
            );
            if (!answer.ok) throw new Error(say(answer.failure.message));
            const exact = oraclePayslip({
              country,
              regime: day.regime,
              amount: new Decimal(gross).div(minor).toFixed(),
              period,
              date: day.date ?? context.today,
              includePension: true,
              currency: day.regime.currency ?? country.currency,
            });
            const { data } = answer.value;
            expect({
              gross: gross / minor,
              tax: data.tax_amount,
              pension: data.pension ?? 0,
              net: data.net_amount,
              taxable: data.taxable_amount,
            }).toEqual({
              gross: gross / minor,
              tax: Number(exact.tax),
              pension: Number(exact.pension),
              net: Number(exact.net),
              taxable: Number(exact.taxable),
            });
          }
        }
      }
    }
  },
);
