import { countryCodes } from '../contract/country-code';
import { fuelTypes, fuelWords } from '../contract/words/fuels';
import type { CurrencyList, FuelTypeList } from '../contract/lists';
import { type AnswerMeta, metaOfRows } from '../truth/evidence';
import { fuelUnit } from './fuels';
import { newestOf } from './history';
import type { Market } from './market';
import { parityEvidence, standingParity } from './parity';

/** The list of fuels has no date and no source. */
const meta: AnswerMeta = { as_of: null, sources: [], notices: [] };

/** The currencies and coins that have rates, African currencies first. */
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

/** The fuels that have prices, each with its countries. */
export function fuelTypeList(market: Market): { readonly data: FuelTypeList; readonly meta: AnswerMeta } {
  const rows = fuelTypes.flatMap((fuel_type) => {
    const countries = countryCodes.filter(
      (code) => newestOf(market.observationsOf(`fuel_${fuel_type}`, code)) !== undefined,
    );
    const [first] = countries;
    return first === undefined
      ? []
      : [{ fuel_type, name: fuelWords[fuel_type].label, unit: fuelUnit(market, first, fuel_type), countries }];
  });
  return { data: { fuels: rows, count: rows.length }, meta };
}
