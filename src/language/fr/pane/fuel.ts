import type { sentences as english } from '../../en/pane/fuel';

/** Fuel prices, in French and ICU MessageFormat. */
export const sentences = {
  fuel_prices_in: 'Prix des carburants en {unit}',
  in_us_dollars: 'dollars américains',
  in_euros: 'euros',
  in_local_currency: 'monnaie locale',
  us_dollars: 'Dollars américains',
  euros: 'Euros',
  local_currency: 'Monnaie locale',
  fuel_prices: 'Prix des carburants',
  fuel_prices_offer: 'prix des carburants',
  no_country_with_a_price_matches: 'Aucun pays avec un prix ne correspond à « {typed} ».',
  fuel_prices_by_country: 'Prix des carburants par pays',
} satisfies Readonly<Record<keyof typeof english, string>>;
