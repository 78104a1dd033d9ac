import type { FeedWord } from '../en/feed-words';

/** What is said of feeds in Portuguese, by the text as it is recorded. */
export const feedWords: Readonly<Record<FeedWord, string>> = {
  // Titles of feeds.
  'Central bank policy rates': 'Taxas directoras dos bancos centrais',
  'Reference rates of the Banco Nacional de Angola': 'Taxas de referência do Banco Nacional de Angola',
  'Exchange rates of the National Bank of Rwanda': 'Taxas de câmbio do Banco Nacional do Ruanda',
  'Exchange rates of the Bank of Botswana': 'Taxas de câmbio do Banco do Botsuana',
  'Indicative rates of the Central Bank of The Gambia': 'Taxas indicativas do Banco Central da Gâmbia',
  'Exchange rates of the Central Bank of Nigeria': 'Taxas de câmbio do Banco Central da Nigéria',
  'Daily exchange rates of @fawazahmed0/currency-api': 'Taxas de câmbio diárias de @fawazahmed0/currency-api',
  'Exchange rates of central banks, through Frankfurter': 'Taxas de câmbio dos bancos centrais, através do Frankfurter',
  'Pump prices in Kenya, through FuelKenya': 'Preços na bomba no Quénia, através do FuelKenya',
  'Statistics of the International Monetary Fund': 'Estatísticas do Fundo Monetário Internacional',
  'Exchange rates of the National Bank of Ethiopia': 'Taxas de câmbio do Banco Nacional da Etiópia',
  'Web indicators of the South African Reserve Bank': 'Indicadores em linha do Banco de Reserva da África do Sul',
  'Exchange rates of the South African Reserve Bank': 'Taxas de câmbio do Banco de Reserva da África do Sul',
  'World Development Indicators': 'Indicadores do Desenvolvimento Mundial',
  // Why a source is off.
  'The Banco Nacional de Angola publishes no terms, so it is not known whether its figures may be passed on.':
    'O Banco Nacional de Angola não publica condições, pelo que não se sabe se os seus valores podem ser transmitidos.',
  'The Central Bank of The Gambia publishes no terms, so it is not known whether its figures may be passed on.':
    'O Banco Central da Gâmbia não publica condições, pelo que não se sabe se os seus valores podem ser transmitidos.',
  'The National Bank of Ethiopia publishes no terms, so it is not known whether its figures may be passed on.':
    'O Banco Nacional da Etiópia não publica condições, pelo que não se sabe se os seus valores podem ser transmitidos.',
  'The terms of the Bank of Botswana were not read.': 'As condições do Banco do Botsuana não foram lidas.',
  'The terms of the South African Reserve Bank were not found.':
    'As condições do Banco de Reserva da África do Sul não foram encontradas.',
  'A third party copies the prices, and the terms of the regulator were not read.':
    'Um terceiro copia os preços, e as condições do regulador não foram lidas.',
  'The International Monetary Fund requires a licence for commercial reuse of its data.':
    'O Fundo Monetário Internacional exige uma licença para a reutilização comercial dos seus dados.',
  'Banky Foiben’i Madagasikara forbids publication without its written consent.':
    'O Banky Foiben’i Madagasikara proíbe a publicação sem o seu consentimento escrito.',
  'The Bank of Mauritius forbids redistribution without its written consent.':
    'O Banco da Maurícia proíbe a redistribuição sem o seu consentimento escrito.',
  'Banco de Moçambique asks for written consent to any use outside an organisation.':
    'O Banco de Moçambique pede consentimento escrito para qualquer utilização fora de uma organização.',
  'The Bank of Zambia allows non-commercial use only, and asks for a written request for any other use.':
    'O Banco da Zâmbia permite apenas a utilização não comercial, e pede um pedido escrito para qualquer outra.',
};
