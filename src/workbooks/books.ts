import type { LawAsks } from '../contract/asks';
import type { CountryCode } from '../contract/country-code';
import type { Language } from '../contract/labels';
import { lastDayOfMonth } from '../day';
import type { WorkbookWords } from '../language/en/workbooks';
import type { Book } from './book';
import { budgetBook } from './budget-book';
import { hiringBook } from './hiring-book';
import { offerBook } from './offer-book';
import { type BookReturn, payrollBook } from './payroll-book';
import { ratesBook } from './rates-book';
import { treasuryBook, type TreasuryFigure } from './treasury-book';
import { vatBook } from './vat-book';

/** The workbooks that can be built, in the order in which they are offered. */
export const bookIds = ['payroll', 'budget', 'rates', 'offer', 'hiring', 'vat', 'treasury'] as const;
export type BookId = (typeof bookIds)[number];

/** What is known about a country and its law when a workbook is built. */
export interface BookFacts {
  readonly country: CountryCode;
  readonly countryName: string;
  readonly currency: string;
  /** Number format of its amounts. */
  readonly money: string;
  readonly language: Language;
  readonly words: WorkbookWords;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Gross pay of a month with which examples begin; undefined where nothing is known about its size. */
  readonly pay: number | undefined;
  /** Is it known from which day its income tax applies? A law without one is asked without a day. */
  readonly isDated: boolean;
  /** What its income tax asks; undefined where the tax is not calculated. */
  readonly asks: LawAsks | undefined;
  /** The categories of its VAT; undefined where none is recorded. */
  readonly vatCategories: readonly string[] | undefined;
  /** A return of the country; undefined where none is recorded. */
  readonly handIn: BookReturn | undefined;
  /** All countries, for comparisons. */
  readonly countries: readonly CountryCode[];
  /** Is a figure of a central bank recorded? */
  readonly isRecorded: (country: CountryCode, figure: TreasuryFigure) => boolean;
}

/** The currencies of the book of rates. That of the country is left out, because it is the base. */
const currencies = 'USD EUR GBP ZAR NGN KES EGP GHS MAD XOF TZS UGX ETB'.split(' ');
const mostCurrencies = 12;

/** The countries that a comparison begins with, after the chosen one. All have a recorded income tax. */
const compared = ['KE', 'NG', 'ZA', 'EG', 'CI', 'MA'] as const satisfies readonly CountryCode[];
const usualPayInDollars = 1_000;

/** The last day of a month, some months after that of a day. */
function monthEnd(day: string, after: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month + after, 0)).toISOString().slice(0, 10);
}

/** Is there such a workbook for a country? */
export function hasBook(
  id: BookId,
  { asks, pay, vatCategories }: Pick<BookFacts, 'asks' | 'pay' | 'vatCategories'>,
): boolean {
  if (id === 'payroll' || id === 'budget' || id === 'offer') return asks !== undefined && pay !== undefined;
  return id !== 'vat' || vatCategories !== undefined;
}

/**
 * A workbook as data.
 *
 * @param taken names of sheets that there are
 * @returns undefined where there is no such workbook for the country
 */
export function bookOf(id: BookId, facts: BookFacts, taken: readonly string[]): Book | undefined {
  const {
    country,
    countryName,
    currency,
    money,
    language,
    words,
    today,
    pay,
    isDated,
    asks,
    vatCategories,
    countries,
  } = facts;
  const settings = { words, taken };
  switch (id) {
    case 'payroll':
      return asks === undefined || pay === undefined
        ? undefined
        : payrollBook({
            ...settings,
            country,
            countryName,
            language,
            asks,
            pay,
            money,
            payDate: isDated ? today : undefined,
            handIn: facts.handIn,
          });
    case 'budget':
      return asks === undefined || pay === undefined
        ? undefined
        : budgetBook({
            ...settings,
            country,
            countryName,
            language,
            asks,
            pay,
            money,
            days: isDated ? [today, lastDayOfMonth(`${Number(today.slice(0, 4)) + 1}-01`)] : undefined,
          });
    case 'offer':
      return asks === undefined || pay === undefined
        ? undefined
        : offerBook({ ...settings, country, countryName, pay, money });
    case 'hiring':
      return hiringBook({
        ...settings,
        countries: [...new Set([...(asks === undefined ? [] : [country]), ...compared])],
        currency: 'USD',
        pay: usualPayInDollars,
      });
    case 'vat':
      return vatCategories === undefined
        ? undefined
        : vatBook({ ...settings, country, countryName, money, categories: vatCategories });
    case 'rates':
      return ratesBook({
        ...settings,
        base: currency,
        currencies: currencies.filter((one) => one !== currency).slice(0, mostCurrencies),
        firstMonth: monthEnd(today, -12),
      });
    case 'treasury':
      return treasuryBook({ ...settings, countries, isRecorded: facts.isRecorded });
  }
}
