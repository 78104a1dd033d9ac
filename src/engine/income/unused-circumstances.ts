import type { Ignored } from '../../contract/ignored';
import type { TaxRequest } from '../../contract/tax';
import { benefitKinds } from '../../contract/words/benefits';
import { circumstanceNames, employerSettings } from '../../contract/words/circumstances';
import { paidVariable, paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { type PayPart, payParts } from '../../contract/words/pay-parts';
import { codesOf } from '../../contract/words/vocabulary';
import { message, type Message } from '../../language/message';
import { joined, lawNotes } from '../../language/terms';
import type { Country, IncomeRegime } from '../../reference/schema';
import { notCoveredInWords } from '../../reference/words';
import type { IncomeLaw } from '../law/income-law';
import { askedByLaw } from './asked-by-law';
import { lawInPlay } from './law-in-play';
import { oncePaidRules } from './once-paid';

/** Rules of the law that depend on a circumstance but are not computed. */
const rulesMissing = ({ not_covered }: IncomeRegime, asked: string): string[] =>
  not_covered
    .filter((item) => typeof item !== 'string' && (item.asks as readonly string[]).includes(asked))
    .map(notCoveredInWords);

/** A field of a request, what the law calls it, and whether the law asks it. */
interface Stated {
  readonly field: string;
  readonly variable: string;
  readonly isAsked: boolean;
  /** The notice if the law does not ask it. */
  readonly idle: (values: { readonly field: string; readonly country: string }) => Message;
}

const noEffect: Stated['idle'] = (values) => message('circumstance_without_effect', values);
const notInPlay: Stated['idle'] = (values) => message('circumstance_not_in_play', values);
const ordinaryPay: Stated['idle'] = (values) => message('part_is_ordinary_pay', values);
const paidOnce: Stated['idle'] = (values) => message('part_is_paid_once', values);
const notTaxed: Stated['idle'] = (values) => message('benefit_not_established', values);

/** What a request states about the employee and the pay. */
function statedIn(request: TaxRequest, law: IncomeLaw): Stated[] {
  const asked = askedByLaw(law);
  const isPaidOnce = new Set<PayPart>(oncePaidRules(law).flatMap(({ parts }) => parts));
  /** Does the law ask it for this question? Many ask it for some parts of pay, benefits or pay periods only. */
  const inPlay = (name: 'basic' | 'yearToDate'): Pick<Stated, 'isAsked' | 'idle'> => ({
    isAsked: asked[name] && askedByLaw(lawInPlay(law, request))[name],
    idle: asked[name] ? notInPlay : noEffect,
  });
  const { employee, employer, pay, in_kind, paid, year_to_date } = request;
  const earlier = (['basic', 'dependants', 'age'] as const).filter((name) => request[name] !== undefined);
  const sent = <Name extends string>(
    object: Readonly<Partial<Record<Name, unknown>>> | undefined,
    all: readonly Name[],
  ): Name[] => all.filter((name) => object?.[name] !== undefined);
  return [
    ...earlier.map((field) =>
      field === 'basic'
        ? { field, variable: field, ...inPlay('basic') }
        : { field, variable: field, isAsked: asked.circumstances.includes(field), idle: noEffect },
    ),
    ...sent(employee, circumstanceNames).map((name) => ({
      field: `employee.${name}`,
      variable: name,
      isAsked: asked.circumstances.includes(name),
      idle: noEffect,
    })),
    ...sent(employer, codesOf(employerSettings)).map((name) => ({
      field: `employer.${name}`,
      variable: employerSettings[name],
      isAsked: asked.circumstances.includes(employerSettings[name]),
      idle: noEffect,
    })),
    ...sent(pay, payParts).map((part) => ({
      field: `pay.${part}`,
      variable: part,
      isAsked: asked.parts.includes(part),
      idle: isPaidOnce.has(part) ? paidOnce : ordinaryPay,
    })),
    ...sent(in_kind, benefitKinds).map((kind) => ({
      field: `in_kind.${kind}`,
      variable: '',
      isAsked: asked.benefits.includes(kind),
      idle: notTaxed,
    })),
    ...sent(paid, paymentsByEmployee).map((name) => ({
      field: `paid.${name}`,
      variable: paidVariable(name),
      isAsked: asked.paid.includes(name),
      idle: noEffect,
    })),
    ...(year_to_date === undefined ? [] : [{ field: 'year_to_date', variable: '', ...inPlay('yearToDate') }]),
  ];
}

/** Why one statement is not fully used; empty if the law takes it fully into account. */
function unused({ name: country }: Country, law: IncomeLaw, { field, variable, isAsked, idle }: Stated): Ignored[] {
  const rules = rulesMissing(law.regime, variable);
  if (rules.length === 0) return isAsked ? [] : [{ field, why: idle({ field, country }) }];
  const values = { field, country, count: rules.length, rules: joined('joined_by_space', lawNotes(...rules)) };
  return [
    { field, why: isAsked ? message('circumstance_used_in_part', values) : message('circumstance_not_used', values) },
  ];
}

/**
 * What a request states and the answer uses only in part or not at all. Either the law does not ask about it, or its
 * rule is not computed yet.
 */
export const unusedCircumstances = (country: Country, request: TaxRequest, law: IncomeLaw): Ignored[] =>
  statedIn(request, law).flatMap((stated) => unused(country, law, stated));
