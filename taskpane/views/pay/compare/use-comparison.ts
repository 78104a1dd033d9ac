import { countryName } from '../../../words/labels';
import type { CountryCode } from '../../../../src/contract/country-code';
import type { Meta } from '../../../../src/contract/meta';
import type { TaxResult } from '../../../../src/contract/tax';
import type { WorkedPart } from '../../../../src/contract/worked';
import { defined } from '../../../../src/defined';
import { useDebounced } from '../../../../ui/inputs/use-debounced';
import { problemAmong, type Question, useQuestions } from '../../../service/use-question';
import { roundedIn } from '../../../../ui/words/numbers';
import { readAmount } from '../../../words/typed';
import type { PayFields } from '../pay-fields';
import { inCurrency, type StatedFields, statedBy } from '../stated';
import { type Law, payslipQuestion } from '../use-payslip';

/** The rate between two currencies, and its day. */
interface RateOfDay {
  readonly rate: number;
  readonly day: string;
  readonly isOutdated: boolean;
}

/** A payslip to compare, with the rate into the currency of the comparison. */
export interface Compared {
  readonly name: string;
  readonly payslip: TaxResult;
  readonly meta?: Meta;
  /** Undefined where the payslip is in that currency. */
  readonly into?: RateOfDay;
}

/** One of the laws that are compared: its payslip once it is known, or what went wrong. */
export type ComparedLaw = Pick<Question<Compared>, 'answer' | 'problem' | 'again'>;

const ofMonth = ({ days, of }: WorkedPart): StatedFields['worked'] => ({ days, of });

const named = ({ country, tax_year }: TaxResult): string => `${countryName(country as CountryCode)} ${tax_year}`;

/**
 * The payslip of the form and the same pay under other laws. Pay is converted at the mid-market rate where a country has
 * another currency, and so are all amounts into the currency of the comparison.
 *
 * @returns the payslip of the form first
 */
export function useComparison(
  laws: readonly Law[],
  fields: PayFields,
  own: TaxResult,
  currency: string,
): readonly ComparedLaw[] {
  const amount = useDebounced(readAmount(fields.text ?? '').value);
  const abouts = useQuestions(
    'getTaxLaw',
    laws.map(({ country, taxYear }) => ({ country, ...defined({ tax_year: taxYear }) })),
  );
  const theirs = abouts.map(({ answer }, at) =>
    laws[at]!.country === own.country ? own.currency : answer?.data.country.currency,
  );
  const pays = useQuestions(
    'getExchangeRate',
    theirs.map((to) =>
      to === undefined || to === own.currency || amount === undefined ? undefined : { from: own.currency, to, amount },
    ),
    { keep: true },
  );
  const payslips = useQuestions(
    'calculatePaye',
    laws.map((law, at) => {
      const about = abouts[at]!.answer?.data;
      const isForeign = theirs[at] !== own.currency;
      const converted = isForeign ? pays[at]!.answer?.data.amount : amount;
      if (about === undefined || amount === undefined || converted === undefined) return undefined;
      const stated = inCurrency(statedBy(fields, about.asks).fields, converted / amount);
      // The days of a month may lie outside the year of another law: the same share of a month is paid.
      const samePart = own.worked === undefined ? stated : { ...stated, worked: ofMonth(own.worked) };
      return payslipQuestion(law, fields, samePart, isForeign ? roundedIn(theirs[at]!, converted) : amount);
    }),
    { keep: true },
  );
  const currencies = [own.currency, ...theirs];
  const rates = useQuestions(
    'getExchangeRate',
    currencies.map((from) => (from === undefined || from === currency ? undefined : { from, to: currency })),
  );
  const compared = (payslip: TaxResult | undefined, at: number, meta?: Meta): Compared | undefined => {
    const rate = rates[at]!.answer;
    if (payslip === undefined || (payslip.currency !== currency && rate === undefined)) return undefined;
    return {
      name: named(payslip),
      payslip,
      ...defined({
        meta,
        into: rate && {
          rate: rate.data.rate,
          day: rate.data.timestamp,
          isOutdated: rate.meta.data_status === 'stale',
        },
      }),
    };
  };
  return [
    { answer: compared(own, 0), ...problemAmong(rates[0]) },
    ...laws.map(({ country }, at) => {
      const answer = payslips[at]!.answer;
      const payslip = answer?.data.country === country ? answer.data : undefined;
      return {
        answer: compared(payslip, at + 1, answer?.meta),
        ...problemAmong(abouts[at], pays[at], payslips[at], rates[at + 1]),
      };
    }),
  ];
}
