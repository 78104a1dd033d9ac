/** Titles of feeds, and why a source is off, as their files have them. They are in English. */
export const feedWords = [
  // Titles of feeds.
  'Central bank policy rates',
  'Reference rates of the Banco Nacional de Angola',
  'Exchange rates of the National Bank of Rwanda',
  'Exchange rates of the Bank of Botswana',
  'Indicative rates of the Central Bank of The Gambia',
  'Exchange rates of the Central Bank of Nigeria',
  'Daily exchange rates of @fawazahmed0/currency-api',
  'Exchange rates of central banks, through Frankfurter',
  'Pump prices in Kenya, through FuelKenya',
  'Statistics of the International Monetary Fund',
  'Exchange rates of the National Bank of Ethiopia',
  'Web indicators of the South African Reserve Bank',
  'Exchange rates of the South African Reserve Bank',
  'World Development Indicators',
  // Why a source is off.
  'The Banco Nacional de Angola publishes no terms, so it is not known whether its figures may be passed on.',
  'The Central Bank of The Gambia publishes no terms, so it is not known whether its figures may be passed on.',
  'The National Bank of Ethiopia publishes no terms, so it is not known whether its figures may be passed on.',
  'The terms of the Bank of Botswana were not read.',
  'The terms of the South African Reserve Bank were not found.',
  'A third party copies the prices, and the terms of the regulator were not read.',
  'The International Monetary Fund requires a licence for commercial reuse of its data.',
  'Banky Foiben’i Madagasikara forbids publication without its written consent.',
  'The Bank of Mauritius forbids redistribution without its written consent.',
  'Banco de Moçambique asks for written consent to any use outside an organisation.',
  'The Bank of Zambia allows non-commercial use only, and asks for a written request for any other use.',
] as const;
export type FeedWord = (typeof feedWords)[number];
