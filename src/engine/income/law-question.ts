import { done, type Outcome } from '../../contract/error';
import type { Period, TaxRequest } from '../../contract/tax';
import type { Language } from '../../language/languages';
import { message, type Message } from '../../language/message';
import { exactNumber } from '../../language/terms';
import { oncePer } from '../../once';
import type { Country, IncomeRegime } from '../../reference/schema';
import { convertedAt, type RateUsed } from '../../truth/converted';
import { type AnswerMeta, metaOf } from '../../truth/evidence';
import type { MinimumWage } from '../../contract/wages';
import type { Context } from '../answer';
import { minimumWageOf, type WageEarner } from '../wage/wage-of-employee';
import { rational } from '../exact/rational';
import { regimeNotices } from '../law/evidence';
import type { IncomeLaw } from '../law/income-law';
import { minorUnits } from '../money';
import { belowMinimumWage, type BelowMinimumWage } from './below-minimum-wage';
import { changeInYear } from './change-in-year';
import type { Setting } from './compile/income-scope';
import type { KnownYear } from './compile/known-year';
import { lawDue, monthNotStated } from './contributions-due';
import { type Shape, shapeKey, usualShape } from './compile/shape';
import type { Employee } from './employee';
import {
  incomeEvidence,
  incomeLawAsked,
  type IncomeLawAsked,
  regimeApplied,
  treatmentEvidence,
} from './income-law-asked';
import { type IncomeProgram, incomeProgram, shapeOf } from './income-program';
import { oncePaidNotices } from './once-paid-notices';
import { type OnePayslipMaker, onePayslips } from './one-payslip';
import type { PayTime } from './pay-time';
import type { PayslipForm } from './payslip/form';
import { shortPeriodNotices } from './short-period-notices';

/** A law prepared for the employees of one shape. */
interface PreparedLaw {
  readonly program: IncomeProgram;
  readonly maker: OnePayslipMaker;
}

/** Looks up each wage once, so that employees with the same wage share one object. */
function wageByEarner(wageOf: LawQuestion['minimumWageOf']): LawQuestion['minimumWageOf'] {
  const known = new Map<string, MinimumWage | undefined>();
  return (earner) => {
    const key = `${earner.sector};${earner.category}`;
    if (!known.has(key)) known.set(key, wageOf(earner));
    return known.get(key);
  };
}

/** The law for a question, with what all its answers share, whoever the employee is. */
export interface LawQuestion {
  readonly law: IncomeLaw;
  readonly country: string;
  /** In which the law is named. */
  readonly language: Language;
  readonly currency: string;
  readonly minor: number;
  readonly period: Period;
  readonly time: PayTime;
  readonly includePension: boolean;
  /** The tax year as the country names it. */
  readonly taxYear: string;
  /** The minimum wage of an employee; undefined where none is recorded in the currency of the pay. */
  readonly minimumWageOf: (earner: WageEarner) => MinimumWage | undefined;
  /** Adds to what an answer rests on that the pay is below a minimum wage. */
  readonly belowMinimumWage: BelowMinimumWage;
  /** The regime with the days on which all rules apply that payslips of a form use. */
  readonly appliedIn: (form: PayslipForm) => IncomeRegime;
  /** What answers with payslips of a form rest on. */
  readonly metaOf: (form: PayslipForm) => AnswerMeta;
  /** The law prepared for employees like this one. */
  readonly preparedFor: (employee: Employee) => PreparedLaw;
  /** The law of a year whose months are known: what is paid once is pay of the year. */
  readonly settledFor: (employee: Employee, known: KnownYear) => PreparedLaw;
}

/** How a ceiling in another currency was converted. */
function rateNotice(from: string, to: string, { rate, evidence: { as_of: day, grade } }: RateUsed): Message {
  const converted = { from, to, rate: exactNumber(Number(rate.toPrecision(8))) };
  if (day === null) return message('ceiling_converted_at_parity', converted);
  return message(grade === 'stale' ? 'ceiling_converted_at_old_rate' : 'ceiling_converted', { ...converted, day });
}

/** @param used the rates at which ceilings stated in other currencies were converted */
function incomeMeta(
  country: Country,
  asked: IncomeLawAsked,
  form: PayslipForm,
  missingRates: readonly string[],
  time: PayTime,
  used: ReadonlyMap<string, RateUsed>,
): AnswerMeta {
  const { law, currency } = asked;
  const evidence = incomeEvidence(country, asked, form.used);
  const treatment = treatmentEvidence(country, asked, form.used);
  const rates = [...used.values()].map((rate) => rate.evidence);
  return metaOf(
    [convertedAt(evidence, rates), ...treatment],
    [
      ...evidence.notices,
      ...treatment.flatMap(({ notices }) => notices),
      ...regimeNotices(country, law.regime),
      ...time.notices,
      ...shortPeriodNotices(country, asked, time.period, time, form.used),
      ...changeInYear(country, asked, time.period, form.used),
      ...oncePaidNotices(law, form, time.period),
      ...monthNotStated(law, time),
      ...[...used].map(([from, rate]) => rateNotice(from, currency, rate)),
      ...missingRates.map((code) => message('ceiling_not_applied', { currency: code })),
    ],
  );
}

/** Prepares a law for each shape of employee, when one is first asked about. */
function preparedByShape(law: IncomeLaw, setting: Setting): (shape: Shape) => PreparedLaw {
  const known = new Map<Shape['other'], Map<number, PreparedLaw>>();
  return (shape) => {
    let ofScale = known.get(shape.other);
    if (ofScale === undefined) known.set(shape.other, (ofScale = new Map()));
    const key = shapeKey(shape);
    let prepared = ofScale.get(key);
    if (prepared === undefined) {
      const program = incomeProgram(law, setting, shape);
      prepared = { program, maker: onePayslips(program, law, setting.time.periods, setting.currency) };
      ofScale.set(key, prepared);
    }
    return prepared;
  };
}

/** The law that a request asks for. Amount, mode and the employee do not matter. */
export function lawQuestion(
  country: Country,
  request: TaxRequest,
  time: PayTime,
  context: Context,
): Outcome<LawQuestion> {
  const asked = incomeLawAsked(country, request, context);
  if (!asked.ok) return asked;
  const { law, year, date, currency } = asked.value;
  const used = new Map<string, RateUsed>();
  const exchangeRate: Setting['exchangeRate'] =
    context.exchangeRate &&
    ((from, to) => {
      const value = context.exchangeRate!(from, to, date);
      if (value !== undefined) used.set(from, value);
      return value && rational(value.rate);
    });
  const { include_pension: includePension } = request;
  const { period } = time;
  const { language = 'en' } = country;
  const setting: Setting = { includePension, period, time, exchangeRate, currency, language };
  const due = lawDue(law, time);
  const prepared = preparedByShape(due, setting);
  const ordinary = prepared(usualShape);
  return done({
    law,
    country: country.code,
    language,
    currency,
    minor: minorUnits(currency),
    period,
    time,
    includePension,
    taxYear: year.label,
    minimumWageOf: wageByEarner((earner) =>
      minimumWageOf(country, earner, { date, months: time.months, currency, minor: minorUnits(currency) }),
    ),
    belowMinimumWage: belowMinimumWage(currency),
    appliedIn: oncePer(({ used: ofForm }: PayslipForm) => regimeApplied(country, asked.value, ofForm)),
    metaOf: oncePer((of: PayslipForm) =>
      incomeMeta(country, asked.value, of, ordinary.program.compiled.missingRates, time, used),
    ),
    preparedFor: (employee) => prepared(shapeOf(law, setting, employee)),
    settledFor: (employee, known) => {
      const ofYear = { ...setting, known };
      return preparedByShape(due, ofYear)({ ...shapeOf(law, ofYear, employee), once: [] });
    },
  });
}
