import type { FeedWord } from '../en/feed-words';

/** What is said of feeds in French, by the text as it is recorded. */
export const feedWords: Readonly<Record<FeedWord, string>> = {
  // Titles of feeds.
  'Central bank policy rates': 'Taux directeurs des banques centrales',
  'Reference rates of the Banco Nacional de Angola': 'Cours de référence du Banco Nacional de Angola',
  'Exchange rates of the National Bank of Rwanda': 'Cours de change de la Banque nationale du Rwanda',
  'Exchange rates of the Bank of Botswana': 'Cours de change de la Banque du Botswana',
  'Indicative rates of the Central Bank of The Gambia': 'Cours indicatifs de la Banque centrale de Gambie',
  'Exchange rates of the Central Bank of Nigeria': 'Cours de change de la Banque centrale du Nigeria',
  'Daily exchange rates of @fawazahmed0/currency-api': 'Cours de change quotidiens de @fawazahmed0/currency-api',
  'Exchange rates of central banks, through Frankfurter': 'Cours de change des banques centrales, via Frankfurter',
  'Pump prices in Kenya, through FuelKenya': 'Prix à la pompe au Kenya, par FuelKenya',
  'Statistics of the International Monetary Fund': 'Statistiques du Fonds monétaire international',
  'Exchange rates of the National Bank of Ethiopia': 'Cours de change de la Banque nationale d’Éthiopie',
  'Web indicators of the South African Reserve Bank': 'Indicateurs en ligne de la Banque de réserve sud-africaine',
  'Exchange rates of the South African Reserve Bank': 'Cours de change de la Banque de réserve sud-africaine',
  'World Development Indicators': 'Indicateurs du développement dans le monde',
  // Why a source is off.
  'The Banco Nacional de Angola publishes no terms, so it is not known whether its figures may be passed on.':
    'Le Banco Nacional de Angola ne publie pas de conditions : on ne sait pas si ses chiffres peuvent être retransmis.',
  'The Central Bank of The Gambia publishes no terms, so it is not known whether its figures may be passed on.':
    'La Banque centrale de Gambie ne publie pas de conditions : on ne sait pas si ses chiffres peuvent être retransmis.',
  'The National Bank of Ethiopia publishes no terms, so it is not known whether its figures may be passed on.':
    'La Banque nationale d’Éthiopie ne publie pas de conditions : on ne sait pas si ses chiffres peuvent être retransmis.',
  'The terms of the Bank of Botswana were not read.': 'Les conditions de la Banque du Botswana n’ont pas été lues.',
  'The terms of the South African Reserve Bank were not found.':
    'Les conditions de la Banque de réserve sud-africaine n’ont pas été trouvées.',
  'A third party copies the prices, and the terms of the regulator were not read.':
    'Un tiers recopie les prix, et les conditions du régulateur n’ont pas été lues.',
  'The International Monetary Fund requires a licence for commercial reuse of its data.':
    'Le Fonds monétaire international exige une licence pour la réutilisation commerciale de ses données.',
  'Banky Foiben’i Madagasikara forbids publication without its written consent.':
    'Banky Foiben’i Madagasikara interdit la publication sans son accord écrit.',
  'The Bank of Mauritius forbids redistribution without its written consent.':
    'La Banque de Maurice interdit la redistribution sans son accord écrit.',
  'Banco de Moçambique asks for written consent to any use outside an organisation.':
    'Banco de Moçambique demande un accord écrit pour tout usage hors d’une organisation.',
  'The Bank of Zambia allows non-commercial use only, and asks for a written request for any other use.':
    'La Banque de Zambie n’autorise qu’un usage non commercial, et demande une demande écrite pour tout autre usage.',
};
