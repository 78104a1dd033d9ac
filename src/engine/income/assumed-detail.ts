import { type CircumstanceName, type CircumstanceWord, circumstanceWords } from '../../contract/words/circumstances';
import type { PaidByEmployee } from '../../contract/words/paid-by-employee';
import type { PayPart } from '../../contract/words/pay-parts';
import { message, type Message, type MessageValue } from '../../language/message';
import { exactNumber } from '../../language/terms';
import { choiceInWords } from '../../reference/words';

/** What the law may ask of an employee and the pay, by its name in payroll tables. */
export type AssumedName = CircumstanceName | PayPart | `paid_${PaidByEmployee}`;

/** What is assumed of a detail that a request leaves out. Amounts are 0. */
function assumedValue(name: AssumedName): MessageValue {
  if (!(name in circumstanceWords)) return '0';
  const word: CircumstanceWord = circumstanceWords[name as CircumstanceName];
  if (word.kind === 'choice') return choiceInWords(name as CircumstanceName, word.default);
  if (word.kind === 'flag') return message(word.default ? 'word_yes' : 'word_no');
  return exactNumber(word.default);
}

const details = new Map<AssumedName, Message>();

/** A detail with the value that is assumed for it: `children (0)`. One object for each name, so its text is kept. */
export function assumedDetail(name: AssumedName): Message {
  let detail = details.get(name);
  if (detail === undefined) {
    const label = message(`detail_${name}`);
    details.set(name, (detail = message('assumed_detail', { label, value: assumedValue(name) })));
  }
  return detail;
}
