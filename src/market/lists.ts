import { type CountryCode, countryCodes } from '../contract/country-code';
import { type FuelType, fuelTypes } from '../contract/fuel';
import type { CurrencyList, FuelTypeList } from '../contract/lists';
import { type AnswerMeta, metaOfRows } from '../truth/evidence';
import type { Market } from './market';
import { parityEvidence, standingParity } from './parity';

/** A list of what can be asked has no date and no source of its own. */
const meta: AnswerMeta = { as_of: null, sources: [], notices: [] };

const fuelNames: Readonly<Record<FuelType, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  kerosene: 'Kerosene',
  lpg: 'LPG',
};

/** The currencies and coins that have rates: the African ones first. */
export function currencyList(market: Market): { readonly data: CurrencyList; readonly meta: AnswerMeta } {
  const rows = [...market.currencies.values()].map((currency) => {
    const { code, name, kind, minor_units, countries } = currency;
    const parity = standingParity(currency);
    return {
      code,
      name,
      kind,
      minor_units: minor_units ?? null,
      countries: countries ?? [],
      pegged_to: parity?.anchor ?? null,
      pegged_at: parity?.units ?? null,
      pegged_since: parity?.from ?? null,
    };
  });
  return {
    data: { currencies: rows, count: rows.length },
    meta: metaOfRows(
      [...market.currencies.values()]
        .flatMap((currency) => standingParity(currency) ?? [])
        .map((parity) => parityEvidence(market, parity)),
      [],
    ),
  };
}

/** The kinds of fuel that have prices, each with the countries of which one is known. */
export function fuelTypeList({ fuel }: Market): { readonly data: FuelTypeList; readonly meta: AnswerMeta } {
  const rows = fuelTypes.flatMap((fuel_type) => {
    const countries = countryCodes.filter((code: CountryCode) => fuel.countries[code]?.fuels[fuel_type] !== undefined);
    const [first] = countries;
    return first === undefined
      ? []
      : [{ fuel_type, name: fuelNames[fuel_type], unit: fuel.countries[first]!.fuels[fuel_type]!.unit, countries }];
  });
  return { data: { fuels: rows, count: rows.length }, meta };
}
