import type { sentences as english } from '../../en/pane/fuel';

/** Fuel prices, in Portuguese and ICU MessageFormat. */
export const sentences = {
  fuel_prices_in: 'Preços dos combustíveis em {unit}',
  in_us_dollars: 'dólares americanos',
  in_euros: 'euros',
  in_local_currency: 'moeda local',
  us_dollars: 'Dólares americanos',
  euros: 'Euros',
  local_currency: 'Moeda local',
  fuel_prices: 'Preços dos combustíveis',
  fuel_prices_offer: 'preços dos combustíveis',
  no_country_with_a_price_matches: 'Nenhum país com preço corresponde a “{typed}”.',
  fuel_prices_by_country: 'Preços dos combustíveis por país',
} satisfies Readonly<Record<keyof typeof english, string>>;
