import { say } from '../../src/language/say';
import { TaxRequest } from '../../src/contract';
import { largestAmount } from '../../src/contract/amount';
import { periods, taxModes } from '../../src/contract/tax';
import { calculateTax } from '../../src/engine';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };
const computable = countryFiles.filter(
  ({ code }) => calculateTax(reference, TaxRequest.parse({ country: code, amount: 1, type: 'income' }), context).ok,
);

// Above 2^53 minor units (90,071,992,547,409.92 in most currencies), numbers cannot hold every minor unit. A search in
// steps of one minor unit would get stuck there. So every country must answer these amounts, with the requested net as
// precisely as numbers allow.
const amounts = [5e13, 61_234_567_890_123, 1e14, 4.2e14, largestAmount];

test.each(taxModes)('the largest accepted amounts are answered, %s', (mode) => {
  for (const { code } of computable) {
    for (const period of periods) {
      for (const amount of amounts) {
        const answer = calculateTax(
          reference,
          TaxRequest.parse({ country: code, amount, type: 'income', period, mode }),
          context,
        );
        if (!answer.ok) throw new Error(`${code} ${period} ${amount}: ${say(answer.failure.message)}`);
        if (mode === 'net_to_gross')
          expect(Math.abs(answer.value.data.net_amount - amount) / amount).toBeLessThan(1e-15);
      }
    }
  }
});
