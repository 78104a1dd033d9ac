import type { Question } from '../batch/question';

interface Figure {
  readonly operation: Question['operation'];
  readonly input: Question['input'];
  readonly help: string;
  /** The parameter that names one of several facts; absent if the function has only one. */
  readonly part?: 'payment_type' | 'category' | 'fuel_type' | 'indicator';
  /** The parameter that names the day; absent if the service answers for today only. */
  readonly day?: 'date' | 'pay_date';
}

const tax = (type: string, help: string): Figure => ({
  operation: 'tax',
  input: { amount: 1_000, type },
  help,
  day: 'pay_date',
});

const exchangeRate: Figure = {
  operation: 'forex',
  input: { from: 'USD' },
  help: 'Exchange rate of the currency to the US dollar',
  day: 'date',
};
const bankFigure: Figure = {
  operation: 'rates',
  input: {},
  help: 'Central bank figures',
  part: 'indicator',
  day: 'date',
};

/** The functions that ASOF and SOURCE support, each with a question that uses the same facts. */
export const figures: Readonly<
  Record<'PAYE' | 'CIT' | 'WHT' | 'CGT' | 'VAT' | 'FXRATE' | 'FX' | 'FUEL' | 'CBRATE' | 'RATE', Figure>
> = {
  PAYE: tax('income', 'Income tax and contributions'),
  CIT: tax('corporate', 'Corporate tax'),
  WHT: { ...tax('withholding', 'Withholding tax'), part: 'payment_type' },
  CGT: tax('capital_gains', 'Capital gains tax'),
  VAT: { operation: 'vat', input: { amount: 1_000, mode: 'add' }, help: 'VAT', part: 'category' },
  FXRATE: exchangeRate,
  FX: exchangeRate,
  FUEL: { operation: 'fuel', input: {}, help: 'Fuel prices', part: 'fuel_type', day: 'date' },
  CBRATE: bankFigure,
  RATE: bankFigure,
};
