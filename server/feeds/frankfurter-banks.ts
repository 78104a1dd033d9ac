import type { Licence } from '../../src/contract';
import type { Institution } from './feed';
import type { RestrictedSource } from '../settings/restricted-sources';
import { consentNeeded, namedSource, unreadTerms } from './terms';

/*
 * The central bank of each currency, as Frankfurter lists it. The terms are those of the bank. Where nothing else is
 * said, the bank neither allows nor forbids that figures are passed on, or its terms were not found.
 * The terms are as Frankfurter's notes on each bank quoted them in May 2026 (numbers 361 to 415 at
 * https://github.com/lineofflight/frankfurter/issues). Those of the European Central Bank were read on its page.
 */

type Bank = Omit<Institution, 'on'>;

/** A bank publishes on business days. After a week without a rate, something is wrong. */
const daily = 7;
/** The Bank of Algeria publishes a month at a time, up to three weeks later. */
const monthly = 60;

const bank = (
  entity: string,
  key: string,
  name: string,
  licence: Licence = unreadTerms(name),
  more: Partial<Pick<Bank, 'stoppedAfter' | 'restricted'>> = {},
): Bank => ({ key, name, entity, licence, stoppedAfter: daily, ...more });

const restrictedBank = (entity: string, key: string, name: string, terms: string, restricted: RestrictedSource) =>
  bank(entity, key, name, consentNeeded(name, terms), { restricted });

export const frankfurterBanks: readonly Bank[] = [
  bank('AOA', 'BNA', 'Banco Nacional de Angola'),
  bank('BIF', 'BRB', 'Banque de la République du Burundi'),
  bank(
    'BWP',
    'BOB',
    'Bank of Botswana',
    unreadTerms('Bank of Botswana', 'https://www.bankofbotswana.bw/content/disclaimer'),
  ),
  bank('CDF', 'BCCCD', 'Banque Centrale du Congo'),
  bank('DZD', 'BOA', 'Bank of Algeria', undefined, { stoppedAfter: monthly }),
  bank(
    'EGP',
    'CBE',
    'Central Bank of Egypt',
    namedSource('Central Bank of Egypt', 'https://www.cbe.org.eg/en/disclaimer'),
  ),
  bank('ETB', 'NBE', 'National Bank of Ethiopia'),
  bank(
    'EUR',
    'ECB',
    'European Central Bank',
    namedSource(
      'European Central Bank',
      'https://www.ecb.europa.eu/services/using-our-site/disclaimer/html/index.en.html',
    ),
  ),
  bank('GHS', 'BOG', 'Bank of Ghana'),
  bank('GMD', 'CBG', 'Central Bank of The Gambia'),
  bank('KES', 'CBK', 'Central Bank of Kenya'),
  bank('LRD', 'CBLLR', 'Central Bank of Liberia'),
  bank('MAD', 'BAM', 'Bank Al-Maghrib'),
  restrictedBank(
    'MGA',
    'BFM',
    'Banky Foiben’i Madagasikara',
    'https://www.banky-foibe.mg/admin/wp-json/bfm/page?url=mentions-legales',
    'bank_of_madagascar',
  ),
  restrictedBank('MUR', 'BOMU', 'Bank of Mauritius', 'https://www.bom.mu/disclaimer', 'bank_of_mauritius'),
  bank('MWK', 'RBM', 'Reserve Bank of Malawi'),
  restrictedBank(
    'MZN',
    'BM',
    'Banco de Moçambique',
    'https://www.bancomoc.mz/pt/informacao-legal/',
    'bank_of_mozambique',
  ),
  bank(
    'NGN',
    'CBN',
    'Central Bank of Nigeria',
    namedSource('Central Bank of Nigeria', 'https://www.cbn.gov.ng/Legal.html'),
  ),
  bank('RWF', 'BNRRW', 'National Bank of Rwanda', {
    name: 'CC-BY-4.0',
    url: 'https://www.bnr.rw/statuse',
    attribution: 'Source: National Bank of Rwanda',
    redistribution: 'allowed',
    commercial_use: 'allowed',
  }),
  bank('TND', 'BCT', 'Banque Centrale de Tunisie'),
  bank('TZS', 'BOTA', 'Bank of Tanzania'),
  bank('ZAR', 'SARB', 'South African Reserve Bank'),
  restrictedBank('ZMW', 'BOZ', 'Bank of Zambia', 'https://www.boz.zm/', 'bank_of_zambia'),
];
