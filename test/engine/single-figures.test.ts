import { TaxRequest } from '../../src/contract';
import { incomeFigures } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const context = { today: '2026-11-21' };

test('figures that some payslips lack are not available as single figures', () => {
  const asked = TaxRequest.parse({ country: 'KE', amount: 85_000, type: 'income' });
  expect(incomeFigures(reference, asked, context, ['net_amount', 'brackets'])).toBeUndefined();
  expect(incomeFigures(reference, asked, context, ['toString'])).toBeUndefined();
  expect(incomeFigures(reference, { ...asked, country: 'SO' }, context, ['pension'])).toBeUndefined();
  expect(incomeFigures(reference, asked, context, ['net_amount'])).toBeDefined();
});
