import { done, type Failure, fail, type Outcome } from '../../contract/error';
import type { SeveranceAnswer, SeveranceRequest } from '../../contract/labour';
import { endReasons } from '../../contract/words/labour';
import { message, type Message } from '../../language/message';
import { countryTerm, lawWord } from '../../language/terms';
import type { Country, Reference } from '../../reference';
import { divide, multiply, rational } from '../exact/rational';
import type { UnsaidAnswer } from '../answer';
import { answerOf, labourMeta, once } from './answer';
import { groupOf, isFailure } from './category';
import { type FoundFact, nameOf, ruleOrNone } from './fact-on';
import { linesOf, type Step } from './lines';
import { daysOfMonth, type Divisor, hoursOfMonth } from './pay-of-time';
import { contractSteps, type PayOf, type ServicePayRule, limitSteps, sliceSteps } from './service-pay';
import { type Service, serviceOf, serviceShown } from './service';
import { withoutEffect } from './without-effect';

interface Worked {
  readonly steps: readonly Step[];
  readonly facts: readonly FoundFact[];
  readonly notices: readonly Message[];
  /** The details of the question that were used. */
  readonly asked?: readonly Divisor['asked'][];
}

/** The pay of a day and an hour, and what was used to find it. */
function payFrom(country: Country, request: SeveranceRequest, ofRule: number | undefined) {
  const used: Divisor[] = [];
  const month = rational(request.pay);
  const per = (divisor: Divisor) => {
    used.push(divisor);
    return divide(month, divisor.divisor);
  };
  const pay: PayOf = {
    month,
    day: () => per(daysOfMonth(country, request.ends, 'calendar', request, { days_per_month: ofRule })),
    hour: () => per(hoursOfMonth(country, request.ends, request.hours_per_month)!),
  };
  return { pay, used };
}

const partNotices = ({ tiers, per, part_year }: ServicePayRule): Message[] =>
  tiers === undefined || part_year !== undefined || per === 'all'
    ? []
    : [message(per === 'month' ? 'labour_part_month_not_established' : 'labour_part_year_not_established')];

const dueNotices = ({ base, due_on, not_due }: ServicePayRule): Message[] => [
  ...(base === undefined ? [] : [message('labour_base', { base: lawWord(base) })]),
  ...(due_on === undefined ? [] : [message('labour_due_on', { when: lawWord(due_on) })]),
  ...(not_due === undefined ? [] : [message('labour_not_due', { when: lawWord(not_due) })]),
];

/** What was taken as the pay of a contract, where the law counts all of it. */
const contractNotices = (
  { percent_of_contract: percent }: ServicePayRule,
  { days, daysOfMonth: of }: Service,
): Message[] =>
  percent === undefined
    ? []
    : [message('labour_contract_pay'), ...(days === 0 ? [] : [message('labour_contract_part_assumed', { days, of })])];

/** Completed months of service that the right needs. `extra` has what another rule adds on top. */
const leastMonths = (rule: ServicePayRule, extra: ServicePayRule): number =>
  extra.after_months ?? rule.after_months ?? 0;

/** Does a rule state how much is due? */
const hasAmount = ({ tiers, percent_of_contract, plus_months, plus_days }: ServicePayRule): boolean =>
  [tiers, percent_of_contract, plus_months, plus_days].some((stated) => stated !== undefined);

/** The steps of a formula for the service of an employee. `extra` has what another rule adds on top. */
function stepsOf(
  rule: ServicePayRule,
  extra: ServicePayRule,
  category: string | undefined,
  service: Service,
  pay: PayOf,
): Step[] {
  const needed = leastMonths(rule, extra);
  const tooShort: Step[] =
    service.allMonths < needed ? [{ text: message('labour_line_too_short', { months: needed }) }] : [];
  const { most_years: most } = rule;
  const yearsLimit: Step[] =
    most !== undefined && service.years > most ? [{ text: message('labour_line_years_limit', { count: most }) }] : [];
  const slices =
    tooShort.length > 0
      ? tooShort
      : [
          ...contractSteps(rule.percent_of_contract, service, pay.month),
          ...sliceSteps(rule, category, service, pay),
          ...yearsLimit,
        ];
  const limited = [...slices, ...limitSteps(slices, rule.most_months, pay.month)];
  const onTop = tooShort.length > 0 && rule === extra ? [] : [extra];
  return [
    ...limited,
    ...onTop.flatMap(({ plus_months: months, plus_days: days }): Step[] => [
      ...(months === undefined
        ? []
        : [
            {
              text: message('labour_line_plus_months', { count: months }),
              amount: multiply(pay.month, rational(months)),
            },
          ]),
      ...(days === undefined
        ? []
        : [{ text: message('labour_line_plus_days', { count: days }), amount: multiply(pay.day(), rational(days)) }]),
    ]),
  ];
}

function worked(country: Country, request: SeveranceRequest, service: Service): Worked | Failure {
  const kind = endReasons[request.reason];
  const found = ruleOrNone(country, kind, request.ends);
  if ('failure' in found) return found.failure;
  const none = ({ kind: of }: FoundFact): Step[] => [{ text: message('labour_line_none', { subject: nameOf(of) }) }];
  if ('none' in found) return { steps: none(found.none), facts: [found.none], notices: [] };
  const own = found.rule;
  const other = own.fact.same_as === undefined ? found : ruleOrNone(country, own.fact.same_as, request.ends);
  if ('failure' in other) return other.failure;
  if ('none' in other) return { steps: none(other.none), facts: [own, other.none], notices: [] };
  const { fact: rule } = other.rule;
  const place = { country: countryTerm(country.code), subject: nameOf(kind) };
  // Below the least service nothing is due, whoever fixes the amount.
  const isTooShort = service.allMonths < leastMonths(rule, own.fact);
  if (rule.fixed_by !== undefined && !isTooShort)
    return fail('not_established', message('labour_no_number', { ...place, who: lawWord(rule.fixed_by) })).failure;
  if (!hasAmount(rule) && !isTooShort) return fail('not_established', message('labour_not_calculated', place)).failure;
  const group = groupOf(
    country,
    kind,
    rule,
    request.category,
    !isTooShort && (rule.tiers ?? []).every(({ category }) => category !== undefined),
  );
  if (isFailure(group)) return group;
  const needsHours = !isTooShort && rule.tiers?.some(({ hours }) => hours !== undefined) === true;
  if (needsHours && hoursOfMonth(country, request.ends, request.hours_per_month) === undefined)
    return fail(
      'not_established',
      message('labour_hours_not_established', { country: countryTerm(country.code), day: request.ends }),
    ).failure;
  const { pay, used } = payFrom(country, request, rule.days_per_month);
  const steps = stepsOf(rule, own.fact, group.category, service, pay);
  const weeks = rule.tiers?.some((tier) => tier.weeks !== undefined) === true;
  return {
    steps,
    facts: [own, other.rule, ...used.flatMap(({ law }) => law)],
    notices: [
      ...dueNotices(own.fact),
      ...(own.fact === rule ? [] : dueNotices(rule)),
      ...(isTooShort ? [] : [...partNotices(rule), ...contractNotices(rule, service)]),
      ...group.notices,
      ...(weeks ? [message('labour_week_assumed')] : []),
      ...used.flatMap(({ notices }) => notices),
    ],
    asked: used.map(({ asked }) => asked),
  };
}

/**
 * What is due by years of service when an employment ends.
 *
 * @returns `not_established` where no good source states it
 */
export function severance(reference: Reference, request: SeveranceRequest): Outcome<UnsaidAnswer<SeveranceAnswer>> {
  const country = reference.countries.get(request.country)!;
  if (request.ends < request.started) return fail('invalid_date', message('labour_ends_before', { field: 'ends' }));
  const service = serviceOf(request.started, request.ends);
  const result = worked(country, request, service);
  if ('code' in result) return { ok: false, failure: result };
  const facts = once(result.facts);
  return done({
    data: {
      ...answerOf(country, facts),
      ...linesOf(result.steps, country.currency),
      service: serviceShown(service),
    },
    meta: labourMeta(facts, result.notices),
    ignored: withoutEffect(
      request,
      (['days_per_month', 'hours_per_month'] as const).filter((name) => result.asked?.includes(name) !== true),
    ),
    unsaid: true,
  });
}
