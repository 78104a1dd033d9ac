import type { Outcome } from '../../src/contract/error';
import { say } from '../../src/language/say';
import type { AnswerMeta } from '../../src/truth/evidence';

/** The notices of an answer as text. */
export const noticesOf = ({ notices }: Pick<AnswerMeta, 'notices'>): string[] => notices.map((notice) => say(notice));

/** An answer or a refusal with its messages as text. */
export function inEnglish<Answer extends { readonly meta: AnswerMeta }>(outcome: Outcome<Answer>) {
  if (!outcome.ok) return { ok: false, failure: { ...outcome.failure, message: say(outcome.failure.message) } };
  const { meta } = outcome.value;
  return { ok: true, value: { ...outcome.value, meta: { ...meta, notices: noticesOf(meta) } } };
}
