import type { OperatorName, QuantityOf } from '../quantity';
import { amount } from './amount';
import { applied } from './applied';
import { choice } from './choice';
import { difference } from './difference';
import { higher } from './higher';
import { lower } from './lower';
import { notNegative } from './not-negative';
import type { Operation } from './operator';
import { product } from './product';
import { quotient } from './quotient';
import { rounded } from './rounded';
import { scaled } from './scaled';
import { sum } from './sum';

const operators: { readonly [Name in OperatorName]: (quantity: QuantityOf<Name>) => Operation } = {
  amount,
  sum,
  difference,
  lower,
  higher,
  product,
  quotient,
  scaled,
  notNegative,
  applied,
  rounded,
  choice,
};

/** The operation of a quantity of the law. */
export const operationOf = <Name extends OperatorName>(quantity: QuantityOf<Name>): Operation =>
  operators[quantity.op](quantity);
