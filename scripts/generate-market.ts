import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CentralBankFile, CurrencyFile, ExchangeRateFile, FuelFile } from '../src/reference/market/schema';

const root = join(__dirname, '..');
const formats = {
  'central-banks': CentralBankFile,
  currencies: CurrencyFile,
  'exchange-rates': ExchangeRateFile,
  fuel: FuelFile,
};

/**
 * The JSON Schemas of the market's files, by which an editor completes and checks them. Path from the root → content.
 */
export function generatedMarket(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(formats).map(([name, format]) => [
      `src/reference/market/data/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(format as z.ZodType, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}

if (require.main === module) {
  for (const [path, content] of generatedMarket()) writeFileSync(join(root, path), content);
}
