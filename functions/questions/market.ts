import { bankFigures } from '../../src/contract/bank-figures';
import type { CentralBankResult } from '../../src/contract/rates';
import type { FuelResult } from '../../src/contract/fuel';
import type { CellProgram } from '../cell/cell-program';
import { calculate } from '../cell/calculate';
import type { CellValue } from '../cell/failure';
import { rangesGiven } from '../cell/grid';
import { serialOfDay } from '../../src/serial';
import { countryText, dayOf, type Given, given, textOf } from '../cell/values';
import { words } from '../cell/words';
import { wordOf } from './word';

interface Fuel {
  readonly country: Given;
  readonly fuel: Given;
  readonly currency: Given;
  readonly date: unknown;
}

/** Price of a fuel: the latest, or one for each date. */
export function* fuelPrice({ country, fuel, currency, date }: Fuel): CellProgram<CellValue[][]> {
  return yield* calculate({
    ranges: rangesGiven(date),
    question: (day) => ({
      operation: 'fuel',
      input: {
        country: countryText(country),
        fuel_type: textOf(fuel).toLowerCase(),
        ...given({ currency: [currency, textOf], date: [day, dayOf] }),
      },
      fields: ['fuels'],
    }),
    value: ({ fuels }) =>
      (fuels as FuelResult['fuels'] | undefined)?.[textOf(fuel).toLowerCase() as keyof FuelResult['fuels']]?.price,
    kind: 'money',
    unknown: words('no_fuel_price', { fuel: textOf(fuel), country: countryText(country) }),
  });
}

interface Bank {
  readonly country: Given;
  readonly indicator: Given;
  readonly date: unknown;
}

/** A central bank figure: the latest, or one for each date. */
export function* bankFigure({ country, indicator, date }: Bank): CellProgram<CellValue[][]> {
  const name = wordOf(indicator, bankFigures, words('word_of_indicator'));
  const { group, field, read, kind } = bankFigures[name];
  return yield* calculate({
    ranges: rangesGiven(date),
    question: (day) => ({
      operation: 'rates',
      input: { country: countryText(country), indicator: group, ...given({ date: [day, dayOf] }) },
      fields: [field],
    }),
    value: (data) => {
      const found = read(data as Partial<CentralBankResult>);
      return typeof found === 'string' ? serialOfDay(found) : found;
    },
    kind,
    unknown: words('no_value_of_country', { what: name, country: countryText(country) }),
  });
}
