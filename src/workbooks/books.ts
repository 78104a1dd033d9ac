import type { LawAsks } from '../contract/asks';
import type { CountryCode } from '../contract/country-code';
import type { Language } from '../contract/labels';
import { addMonths, lastDayOfMonth } from '../day';
import type { LabourLaw } from '../contract/labour';
import { type EndReason, endReasons, endReasonWords, type LabourKind } from '../contract/words/labour';
import type { WorkbookWords } from '../language/en/workbooks';
import { accrualBook } from './accrual-book';
import type { Book, OpenWorkbook } from './book';
import { budgetBook } from './budget-book';
import { hiringBook } from './hiring-book';
import { type LabourFacts, labourFactsOf } from './labour-facts';
import { leaveBook } from './leave-book';
import { leaverBook } from './leaver-book';
import { offerBook } from './offer-book';
import { overtimeBook } from './overtime-book';
import { type BookReturn, payrollBook } from './payroll-book';
import { ratesBook } from './rates-book';
import { treasuryBook, type TreasuryFigure } from './treasury-book';
import { vatBook } from './vat-book';

/** The workbooks that can be built, in the order in which they are offered. */
export const bookIds = [
  ...(['payroll', 'budget', 'rates', 'offer', 'hiring', 'vat', 'treasury'] as const),
  ...(['leaver', 'overtime', 'leave', 'accrual'] as const),
] as const;
export type BookId = (typeof bookIds)[number];

/** What a workbook is called, by the code of the word. */
export const bookTitles: Readonly<Record<BookId, keyof WorkbookWords>> = {
  payroll: 'payroll_book',
  budget: 'budget_book',
  rates: 'rates_book',
  offer: 'offer_book',
  hiring: 'hiring_book',
  vat: 'vat_book',
  treasury: 'treasury_book',
  leaver: 'leaver_book',
  overtime: 'overtime_book',
  leave: 'leave_book',
  accrual: 'accrual_book',
};

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
  /** Its labour law; undefined where nothing is recorded. */
  readonly labour: LabourLaw | undefined;
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
const monthEnd = (day: string, after: number): string => lastDayOfMonth(addMonths(day.slice(0, 7), after));

/** The books of labour law, each with the kinds of rule that it needs. */
const labourBooks = {
  leaver: ['annual_leave', 'notice', 'severance'],
  overtime: ['overtime'],
  leave: ['annual_leave'],
  accrual: ['severance'],
} as const satisfies Partial<Record<BookId, readonly LabourKind[]>>;
type LabourBookId = keyof typeof labourBooks;
export const isLabourBook = (id: BookId): id is LabourBookId => id in labourBooks;

/**
 * Can a book of labour law calculate with the rules of a country? Overtime needs the hours of a month, and nothing can be
 * provided for where nothing is due.
 */
function hasRules(id: LabourBookId, facts: LabourFacts): boolean {
  if (!labourBooks[id].every((kind) => facts.has(kind))) return false;
  if (id === 'overtime') return facts.has('hourly_divisor') || facts.has('hours');
  return id !== 'accrual' || facts.get('severance')?.isNone === false;
}

/** Is there such a workbook for a country? */
export function hasBook(
  id: BookId,
  { asks, pay, vatCategories, labour }: Pick<BookFacts, 'asks' | 'pay' | 'vatCategories' | 'labour'>,
): boolean {
  if (isLabourBook(id)) return hasRules(id, labourFactsOf(labour));
  if (id === 'payroll' || id === 'budget' || id === 'offer') return asks !== undefined && pay !== undefined;
  return id !== 'vat' || vatCategories !== undefined;
}

/** The reasons for an end of employment for which the law says what is due. */
const reasonsIn = (facts: LabourFacts): readonly EndReason[] =>
  endReasonWords.filter((reason) => facts.has(endReasons[reason]));

/** Pay of a month for examples, where nothing is known about its size. */
const someMonthlyPay = 1_000;

function labourBookOf(id: LabourBookId, given: BookFacts, taken: readonly string[]): Book | undefined {
  const { country, countryName, words, labour: law, asks, isDated, pay = someMonthlyPay, money, today } = given;
  const facts = labourFactsOf(law);
  if (law === undefined || !hasRules(id, facts)) return undefined;
  const settings = { words, taken, country, countryName, law, facts, pay, money, today, language: given.language };
  switch (id) {
    case 'leaver':
      return leaverBook({ ...settings, reasons: reasonsIn(facts), isTaxed: asks !== undefined && isDated });
    case 'overtime':
      return overtimeBook(settings);
    case 'leave':
      return leaveBook(settings);
    case 'accrual':
      return accrualBook({ ...settings, reasons: reasonsIn(facts) });
  }
}

/**
 * A workbook as data.
 *
 * @returns undefined where there is no such workbook for the country
 */
export function bookOf(id: BookId, facts: BookFacts, { taken, meanings }: OpenWorkbook): Book | undefined {
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
  if (isLabourBook(id)) return labourBookOf(id, facts, taken);
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
            keptMeanings: meanings,
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
