import fc from 'fast-check';
import { countryCodes, type TaxRequest, TaxRequest as Request } from '../../src/contract';
import { calculateTax, incomeFigures } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { everyDay } from '../support/rate';

const reference = createReference(countryFiles);
const context = { today: '2026-11-21', exchangeRate: everyDay(1_300) };

const request = fc
  .record({
    country: fc.constantFrom(...countryCodes),
    amount: fc.oneof(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      fc.constantFrom(1e15, 999_999_999_999.99),
    ),
    mode: fc.constantFrom('gross_to_net', 'net_to_gross'),
    period: fc.constantFrom('monthly', 'annual', 'weekly', 'biweekly'),
    include_pension: fc.boolean(),
  })
  .map((fields): TaxRequest => Request.parse({ ...fields, type: 'income' }));

test('the JSON text of a payslip equals its data in every country, period and mode', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const found = calculateTax(reference, asked, context);
      if (found.ok) expect(found.value.json!()).toBe(JSON.stringify(found.value.data));
    }),
    { numRuns: 3_000 },
  );
});

test('single figures equal those of the payslip, with the same refusals', () => {
  const fields = ['net_amount', 'tax_amount', 'gross_amount', 'pension', 'effective_rate', 'employer_cost'] as const;
  fc.assert(
    fc.property(request, fc.subarray([...fields], { minLength: 1 }), (asked, wanted) => {
      const figures = incomeFigures(reference, asked, context, wanted);
      const found = calculateTax(reference, asked, context);
      if (figures === undefined) return;
      const gross = figures.grossOf(asked.amount);
      if (gross.ok && found.ok)
        expect(figures.figures.map((figure) => figure(gross.value.gross))).toEqual(
          wanted.map((field) => found.value.data[field]),
        );
      else expect(gross).toEqual(found);
    }),
    { numRuns: 3_000 },
  );
});

test('figures that some payslips lack are not available as single figures', () => {
  const asked = Request.parse({ country: 'KE', amount: 85_000, type: 'income' });
  expect(incomeFigures(reference, asked, context, ['net_amount', 'brackets'])).toBeUndefined();
  expect(incomeFigures(reference, asked, context, ['toString'])).toBeUndefined();
  expect(incomeFigures(reference, { ...asked, country: 'SO' }, context, ['pension'])).toBeUndefined();
  expect(incomeFigures(reference, asked, context, ['net_amount'])).toBeDefined();
});
