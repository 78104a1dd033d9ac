/** Fuel prices, in English and ICU MessageFormat. */
export const sentences = {
  fuel_prices_in: 'Fuel prices in {unit}',
  in_us_dollars: 'US dollars',
  in_euros: 'euros',
  in_local_currency: 'local currency',
  us_dollars: 'US dollars',
  euros: 'Euros',
  local_currency: 'Local currency',
  fuel_prices: 'Fuel prices',
  fuel_prices_offer: 'fuel prices',
  no_country_with_a_price_matches: 'No country with a price matches “{typed}”.',
  fuel_prices_by_country: 'Fuel prices by country',
} as const;
