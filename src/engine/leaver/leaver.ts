import { done, type Failure, fail, type Outcome } from '../../contract/error';
import type { LeaverAnswer, LeaverLine, LeaverRequest } from '../../contract/leaver';
import { endReasons, type LabourKind } from '../../contract/words/labour';
import { defined } from '../../defined';
import { message, type Message, type MessageCode } from '../../language/message';
import { countryTerm } from '../../language/terms';
import { type Unsaid, unsaid } from '../../language/unsaid';
import type { Country, Reference } from '../../reference';
import { evidenceOf, metaOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { hasGroup } from '../labour/category';
import { factOn } from '../labour/fact-on';
import { serviceOf, serviceShown } from '../labour/service';
import { type PaidPart, paidPart } from '../part-month/paid-part';
import { type Due, isLeftOut, type LeftOut } from './due';
import { owedByLaw } from './owed-by-law';
import { paidBesides, payOfMonth } from './paid-by-employer';
import { taxedLines } from './taxed-lines';

/** The kinds of labour law that a group of employees may change for a leaver. */
const kindsOf = ({ reason = 'dismissal' }: LeaverRequest): readonly LabourKind[] => [
  'annual_leave',
  'notice',
  ...(reason === 'resignation' ? [] : [endReasons[reason]]),
];

/** Why the group is refused: no rule that a leaver's payslip asks has it. */
function groupRefused(country: Country, request: LeaverRequest, leftOut: readonly LeftOut[]): Failure | undefined {
  const { category, ends } = request;
  if (category === undefined) return undefined;
  const isKnown = kindsOf(request).some((kind) => {
    const fact = factOn(country, kind, ends)?.fact;
    return fact !== undefined && 'categories' in fact && hasGroup(fact.categories, category);
  });
  return isKnown ? undefined : leftOut.find(({ failure }) => failure?.code === 'invalid_category')?.failure;
}

const isIgnoredGroup = (notice: Message): boolean => notice.code === 'labour_category_ignored';

/** Notices that say the same of every line. */
const general = new Set<MessageCode>(['labour_minimum', 'labour_not_confirmed', 'labour_low']);

/** A notice of labour law with the line that it is about. */
const about = ({ name }: Due, notice: Message): Message =>
  general.has(notice.code) ? notice : message('leaver_about', { name, notice });

/** What the lines say; that a group was ignored only where every rule ignored it. */
function noticesOf(due: readonly Due[]): readonly Message[] {
  const byLaw = due.filter(({ law }) => law.length > 0);
  const everywhere = byLaw.every(({ notices }) => notices.some(isIgnoredGroup));
  return due.flatMap((line) =>
    line.notices.filter((notice) => everywhere || !isIgnoredGroup(notice)).map((notice) => about(line, notice)),
  );
}

/** The parts of pay whose tax and contributions no source states. */
function ordinaryParts(lines: readonly Unsaid<LeaverLine>[]): Message[] {
  const names = lines.flatMap(({ name, treatment }) =>
    typeof name === 'object' && treatment.some((each) => typeof each === 'object' && each.code === 'leaver_ordinary')
      ? [name]
      : [],
  );
  return names.length === 0 ? [] : [message('leaver_ordinary_parts', { parts: names })];
}

/** Notices of the payslip. What is paid for a part of a month and once is not compared with the minimum wage of a month. */
const ofPayslip = (notices: readonly Message[]): readonly Message[] =>
  notices.filter((notice) => notice.code !== 'pay_below_minimum_wage');

/** What was assumed where the question does not say it. */
const assumed = ({ reason, notice }: LeaverRequest): readonly Message[] => [
  ...(reason === undefined ? [message('leaver_reason_assumed')] : []),
  ...(notice === undefined ? [message('leaver_notice_assumed')] : []),
];

/** The part of the month of `ends` that is paid: the days of the employment in it, or those that are stated. */
function partOfLastMonth(country: Country, { started, ends, worked = {} }: LeaverRequest): Outcome<PaidPart> {
  const first = `${ends.slice(0, 7)}-01`;
  return paidPart(country, worked, { first: started > first ? started : first, last: ends });
}

/**
 * The last payslip of an employee: pay of the part of the month, and what the law owes at the end of the employment, with
 * the tax and contributions that each line adds.
 *
 * @param request amounts in major units of the currency of the country
 * @returns what could not be established in `left_out`; a failure where the pay itself cannot be computed, the dates
 *   contradict each other, or no rule of the country has the group
 */
export function leaver(
  reference: Reference,
  request: LeaverRequest,
  context: Context,
): Outcome<UnsaidAnswer<LeaverAnswer>> {
  const country = reference.countries.get(request.country)!;
  const { started, ends, reason = 'dismissal', detail } = request;
  if (ends < started) return fail('invalid_date', message('labour_ends_before', { field: 'ends' }));
  if (request.leave_days_left !== undefined && request.leave_days_taken !== undefined)
    return fail('invalid_amount', message('leaver_leave_twice'));
  const part = partOfLastMonth(country, request);
  if (!part.ok) return part;
  const besides = paidBesides(request);
  if (!besides.ok) return besides;
  const owed = owedByLaw(reference, country, request, part.value.share, context);
  const leftOut = owed.filter(isLeftOut);
  const refused = groupRefused(country, request, leftOut);
  if (refused !== undefined) return { ok: false, failure: refused };
  const byLaw = owed.filter((each): each is Due => !isLeftOut(each));
  const due = [payOfMonth(country, request, part.value), ...besides.value, ...byLaw];
  const taxed = taxedLines(country, request, part.value, due, context);
  if (!taxed.ok) return taxed;
  const { lines, slip, meta, ignored } = taxed.value;
  const laws = due.flatMap(({ law }) => law);
  return done({
    data: {
      country: country.code,
      country_name: countryTerm(country.code),
      currency: slip.currency,
      reason,
      started,
      ends,
      service: serviceShown(serviceOf(started, ends)),
      lines,
      gross: slip.gross_amount,
      taxable: slip.taxable_amount ?? 0,
      tax: slip.tax_amount,
      contributions: slip.pension ?? 0,
      net: slip.net_amount,
      employer_cost: slip.employer_cost ?? slip.gross_amount,
      left_out: leftOut.map(({ kind, name, why }) => ({ kind, name, why })),
      law: [...new Map(laws.map((rule) => [rule.kind, rule])).values()],
      ...defined({ payslip: detail ? unsaid(slip) : undefined }),
    },
    meta: metaOf(
      [...due.flatMap(({ evidence }) => evidence), ...[evidenceOf(meta)].flatMap((each) => each ?? [])],
      [
        message('labour_minimum'),
        ...assumed(request),
        ...noticesOf(due),
        ...ordinaryParts(lines),
        ...ofPayslip(meta.notices),
      ],
    ),
    ignored: ignored.map((each) => ({ ...each, field: each.field.replace(/^pay\b/, 'parts') })),
    unsaid: true,
  });
}
