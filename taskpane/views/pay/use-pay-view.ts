import { asksInWords } from './asks-in-words';
import { useState } from 'react';
import type { SuccessOf } from '../../../src/client';
import type { CountryCode } from '../../../src/contract/country-code';
import { defined } from '../../../src/defined';
import { money } from '../../../ui/words/numbers';
import { useCountry } from '../../country/country-context';
import { useStored } from '../../host/stored';
import { problemAmong, type Question } from '../../service/use-question';
import { readAmount } from '../../words/typed';
import { divided, tooMuch } from './basic-pay';
import { type DateField, defaultFields, isPayFields, type PayFields, workedDates } from './pay-fields';
import { grossStated } from './regular-pay';
import { type Complaints, countOfDetails, dayOfLaw, dependsOnLaw, type StatedFields, statedBy } from './stated';
import { type Law, type PayeInput, useFieldsWithPay, useLawOf, usePayslip } from './use-payslip';
import type { YearOf } from './year/year-request';
import { monthsOfTaxYear } from './year/year-months';
import { say } from '../../../ui/language/say';

type Side = PayFields['side'];

/** A payslip, and what it was asked by. */
export interface PayslipAnswer extends Pick<SuccessOf<'calculatePaye'>, 'data' | 'meta'> {
  readonly asked: PayeInput;
  /** Does it belong to an earlier question, while this one is under way? */
  readonly outdated: boolean;
}

/** Why an answer is not there yet, and a way to ask again. */
export type Awaited = Pick<Question<never>, 'problem' | 'again'>;

/** What there is to show of the pay. */
export type PayState =
  | { readonly is: 'empty' }
  /** A field is wrong. The payslip from before stays until typing pauses. */
  | { readonly is: 'wrong'; readonly payslip: PayslipAnswer | undefined }
  | ({ readonly is: 'waiting' } & Awaited)
  | { readonly is: 'answered'; readonly payslip: PayslipAnswer };

/** What there is to show of a year with this pay. */
export type YearState =
  | { readonly is: 'empty' }
  | ({ readonly is: 'waiting' } & Awaited)
  | { readonly is: 'ready'; readonly of: YearOf };

/** What the reader chose beside the country, and gives up with it. */
interface Chosen {
  readonly year?: string | undefined;
  readonly currency?: string | undefined;
}

/** The field of the date that a question about pay rests on, which a refusal of a date is about. */
function dateAsked({ pay_date, worked }: StatedFields): DateField {
  const stated = pay_date === undefined ? workedDates.find((name) => worked?.[name] !== undefined) : undefined;
  return stated === undefined ? 'payDate' : `worked.${stated}`;
}

/** The fields of the Pay view, what they ask the service, and what there is to show of the answers. */
export function usePayView() {
  const { country } = useCountry();
  const [kept, setKept] = useStored<PayFields>('pay', defaultFields, isPayFields);
  const [chosenFor, setChosen] = useState<Chosen & { readonly of: CountryCode }>({ of: country });
  const [halfDates, setHalfDates] = useState<readonly DateField[]>([]);
  const chosen: Chosen = chosenFor.of === country ? chosenFor : {};
  const law: Law = { country, taxYear: chosen.year, currency: chosen.currency };

  const about = useLawOf({ country });
  const withPay = useFieldsWithPay(kept, country, about.law, chosen.currency);
  const fields = withPay ?? kept;
  const { law: lawAsked, ...lawQuestion } = useLawOf(law, dayOfLaw(fields));
  const itsLaw = lawAsked ?? about.law;
  const asks = asksInWords(itsLaw?.asks);
  const stated = statedBy(fields, asks);
  const amountTyped = fields.text ?? '';
  const amount = readAmount(amountTyped).value;

  const wrongParts =
    fields.side === 'gross' && amount !== undefined ? tooMuch(amount, divided(amount, stated.fields.pay)) : undefined;
  const unasked: Complaints = {
    ...stated.complaints,
    ...defined({ pay: wrongParts }),
    ...Object.fromEntries(halfDates.map((field) => [field, say('complete_the_date_or_clear_it')])),
  };
  const isReady = Object.keys(unasked).length === 0;
  const waitsForLaw = itsLaw === undefined && dependsOnLaw(fields);
  const question = usePayslip(law, fields, stated.fields, isReady && !waitsForLaw);
  const dateRefused = question.problem?.code === 'invalid_date' ? question.problem.message : undefined;
  const { text: wrongAmount, ...wrongDetails }: Complaints = {
    ...(dateRefused === undefined ? {} : { [dateAsked(stated.fields)]: dateRefused }),
    ...unasked,
  };

  const payslip: PayslipAnswer | undefined =
    amount !== undefined && question.answer?.data.country === country
      ? { ...question.answer, asked: question.answered!, outdated: question.outdated }
      : undefined;
  const isEmpty = withPay !== undefined && amountTyped.trim() === '';
  const gross = fields.side === 'gross' ? amount : payslip && grossStated(payslip.data);

  function stateOfPay(): PayState {
    if (withPay === undefined) return { is: 'waiting', ...problemAmong(about) };
    if (isEmpty) return { is: 'empty' };
    if (!isReady || dateRefused !== undefined) return { is: 'wrong', payslip };
    const { problem, again } = problemAmong(waitsForLaw ? lawQuestion : question);
    return payslip === undefined || problem !== undefined
      ? { is: 'waiting', problem, again }
      : { is: 'answered', payslip };
  }

  function stateOfYear(): YearState {
    if (isEmpty || !isReady) return { is: 'empty' };
    if (itsLaw === undefined || asks === undefined || gross === undefined)
      return { is: 'waiting', ...problemAmong(question, lawQuestion) };
    const { tax_year: taxYear, tax_year_from } = itsLaw;
    const months = monthsOfTaxYear(tax_year_from);
    const { period } = fields;
    return {
      is: 'ready',
      of: { country, taxYear, months, currency: chosen.currency, gross, period, stated: stated.fields, asks },
    };
  }

  /** The text of a field for an amount: what was typed, or what the payslip says. */
  function amountText(side: Side): string {
    if (fields.side === side) return amountTyped;
    if (payslip === undefined) return '';
    return money(side === 'gross' ? grossStated(payslip.data) : payslip.data.net_amount);
  }

  return {
    state: stateOfPay(),
    year: stateOfYear(),
    law,
    lawAsked,
    asks,
    years: about.law?.tax_years ?? [],
    currencies: about.law?.currencies ?? [],
    /** The currency of the country, once it is known. */
    ownCurrency: about.law?.country.currency,
    currency: chosen.currency ?? about.law?.country.currency ?? payslip?.data.currency ?? '',
    fields,
    amountOf: (side: Side) => ({
      text: amountText(side),
      wrong: fields.side === side ? wrongAmount : undefined,
      outdated: fields.side !== side && question.outdated,
    }),
    grossOnPayslip: payslip && grossStated(payslip.data),
    wrongDetails,
    countOfDetails: countOfDetails(stated.fields),
    change: (part: Partial<PayFields>): void => setKept({ ...kept, ...part }),
    choose: (part: Chosen): void => setChosen({ ...chosen, ...part, of: country }),
    setHalfDate: (field: DateField, isHalf: boolean): void =>
      setHalfDates((others) => [...others.filter((other) => other !== field), ...(isHalf ? [field] : [])]),
  };
}

export type PayView = ReturnType<typeof usePayView>;
