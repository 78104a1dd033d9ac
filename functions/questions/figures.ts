import type { Question } from '../batch/question';

interface Figure {
  readonly operation: Question['operation'];
  readonly input: Question['input'];
  readonly help: string;
}

const tax = (type: string, help: string): Figure => ({ operation: 'tax', input: { amount: 1_000, type }, help });

/** Functions that ASOF and SOURCE know the facts of, with a question that is answered from the same facts. */
export const figures = {
  PAYE: tax('income', 'Income tax and contributions'),
  CIT: tax('corporate', 'Corporate tax'),
  WHT: tax('withholding', 'Withholding tax'),
  CGT: tax('capital_gains', 'Capital gains tax'),
  VAT: { operation: 'vat', input: { amount: 1_000, mode: 'add' }, help: 'VAT' },
  FX: { operation: 'forex', input: { from: 'USD' }, help: 'Exchange rate of the currency to the US dollar' },
  FUEL: { operation: 'fuel', input: {}, help: 'Fuel prices' },
  RATE: { operation: 'rates', input: {}, help: 'Central bank figures' },
} as const satisfies Readonly<Record<string, Figure>>;
