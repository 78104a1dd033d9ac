import { z } from 'zod';
import { CentralBankFile, CurrencyFile, ExchangeRateFile, FuelFile } from '../../src/reference/market/schema';

const formats = {
  'central-banks': CentralBankFile,
  currencies: CurrencyFile,
  'exchange-rates': ExchangeRateFile,
  fuel: FuelFile,
};

/** The JSON Schemas of the market's files, for completion and checks in editors. Path from the root → content. */
export function generatedMarket(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(formats).map(([name, format]) => [
      `src/reference/market/data/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(format as z.ZodType, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
