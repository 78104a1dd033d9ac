import Decimal from 'decimal.js';
import { differences } from '../../oracle/differences';
import { oraclePayslip } from '../../oracle/payslip';
import { currencyOf, today } from '../../support/corpus';
import { type Invariant, rate } from './computed';

/** The payslip agrees with exact decimal arithmetic. */
export const agreesWithOracle: Invariant = ({
  data,
  minor,
  employee: { day, period, includePension, ...employee },
}) => {
  const { basic, ...details } = employee.details;
  const exact = oraclePayslip({
    country: day.country,
    regime: day.regime,
    amount: new Decimal(employee.gross).div(minor).toFixed(),
    period,
    date: day.date ?? today,
    includePension,
    currency: currencyOf(day),
    ...(employee.hasRates ? { exchangeRate: (from: string, to: string) => String(from === to ? 1 : rate) } : {}),
    ...(basic === undefined ? {} : { basic: String(basic) }),
    ...details,
  });
  return differences(data, exact);
};
