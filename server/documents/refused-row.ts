import type { Failure } from '../../src/contract/error';
import { type Message, message, type MessageValue } from '../../src/language/message';

/** Values of sentences that come from the contract or the law, and never from what a row says. */
const ownWords: ReadonlySet<string> = new Set([
  'country',
  'example',
  'field',
  'first',
  'known',
  'last',
  'least',
  'most',
  'other',
  'words',
  'year',
]);

const hidden = message('payslip_value_hidden');

function valueWithoutRow(name: string, value: MessageValue): MessageValue {
  if (ownWords.has(name)) return value;
  return typeof value === 'object' && 'code' in value ? withoutRow(value) : hidden;
}

/** A sentence without the values of a row: it may be kept with the refused calls of an account. */
function withoutRow(sentence: Message): Message {
  if (sentence.values === undefined) return sentence;
  const values = Object.entries(sentence.values).map(([name, value]) => [name, valueWithoutRow(name, value)]);
  return { ...sentence, values: Object.fromEntries(values) };
}

/**
 * Why a row was refused, with its number and without its values.
 *
 * @param place of the row, from 1
 */
export const refusedRow = ({ code, message: why }: Failure, place: number): Failure => ({
  code,
  message: message('payslip_row_refused', { row: place, why: typeof why === 'string' ? why : withoutRow(why) }),
});
