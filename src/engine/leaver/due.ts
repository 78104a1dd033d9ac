import type { Failure, Outcome } from '../../contract/error';
import type { LabourLine, LabourRule } from '../../contract/labour';
import type { LeaverLineKind } from '../../contract/words/labour';
import type { PayPart } from '../../contract/words/pay-parts';
import type { Message, Sentence } from '../../language/message';
import type { Unsaid } from '../../language/unsaid';
import { type Evidence, evidenceOf } from '../../truth/evidence';
import type { UnsaidAnswer } from '../answer';

/** What a leaver is paid under one head, before tax. */
export interface Due {
  readonly kind: LeaverLineKind;
  readonly name: Message;
  /** The part of pay as which it is taxed; undefined for regular pay. */
  readonly part?: PayPart | undefined;
  /** Major units, with the decimals of the currency. */
  readonly amount: number;
  readonly days?: number | undefined;
  readonly steps: readonly Unsaid<LabourLine>[];
  readonly law: readonly Unsaid<LabourRule>[];
  readonly evidence: readonly Evidence[];
  readonly notices: readonly Message[];
}

/** What may be due and could not be established. */
export interface LeftOut {
  readonly kind: LeaverLineKind;
  readonly name: Message;
  readonly why: Sentence;
  /** Set where the question itself was refused. */
  readonly failure?: Failure | undefined;
}

export const isLeftOut = (found: Due | LeftOut): found is LeftOut => 'why' in found;

/** What the answers to questions of labour law have in common. */
interface LabourAnswer {
  readonly lines: LabourLine[];
  readonly law: LabourRule[];
}

/**
 * What an answer of labour law makes due, or why it is left out.
 *
 * @param head what it is
 * @param amountOf the amount of the answer in major units
 * @param before steps before those of the answer
 */
export function dueBy<Data extends LabourAnswer>(
  head: Pick<Due, 'kind' | 'name' | 'part' | 'days'>,
  found: Outcome<UnsaidAnswer<Data>>,
  amountOf: (data: Unsaid<Data>) => number | null,
  before: readonly Unsaid<LabourLine>[] = [],
): Due | LeftOut {
  const { kind, name } = head;
  if (!found.ok) return { kind, name, why: found.failure.message, failure: found.failure };
  const { data, meta } = found.value;
  const { lines, law } = data as Unsaid<LabourAnswer>;
  const evidence = evidenceOf(meta);
  return {
    ...head,
    amount: amountOf(data) ?? 0,
    steps: [...before, ...lines],
    law,
    evidence: evidence === undefined ? [] : [evidence],
    notices: meta.notices,
  };
}
