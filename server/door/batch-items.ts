import { BatchItem, type BatchOperation, batchOperations, batchQuestions } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { type ErrorStyle, inputFailure, usualErrors, vatErrors } from '../errors/error-style';
import type { IgnoredOfItem } from './gathered-ignored';
import { checker, ignoredFields } from './validate';

/** An item of a batch in its form; what it asks is not yet checked. */
export interface Item {
  readonly operation: BatchOperation;
  readonly input: unknown;
  readonly select?: readonly string[];
}

/** How an operation writes its error codes. */
export const errorsOf = (operation: BatchOperation): ErrorStyle => (operation === 'vat' ? vatErrors : usualErrors);

const checkForm = checker(BatchItem, true);
const checkInput = Object.fromEntries(
  batchOperations.map((operation) => [
    operation,
    checker(batchQuestions[operation].input, true, (field) =>
      message('not_a_parameter_of_operation', { field, operation }),
    ),
  ]),
) as Readonly<Record<BatchOperation, ReturnType<typeof checker>>>;

/** Has it the form of an item, whatever its values are? */
export function looksLikeItem(sent: unknown): sent is Item {
  if (typeof sent !== 'object' || sent === null) return false;
  const { operation, input, select } = sent as Record<string, unknown>;
  return (
    typeof operation === 'string' &&
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    (select === undefined || Array.isArray(select))
  );
}

/** A value, or why there is none and how that is written. */
type Checked<Value> = { readonly value: Value } | { readonly failure: Failure; readonly style: ErrorStyle };

/** An item in the form that the contract gives it. */
export function itemOf(sent: unknown): Checked<Item> {
  const checked = checkForm(sent);
  return 'error' in checked ? { failure: checked.error.failure, style: usualErrors } : { value: checked.value as Item };
}

/** The question of an item, as its route reads the same from a body. */
export function questionOf({ operation, input }: Item): Checked<object> {
  const checked = checkInput[operation](input);
  const style = errorsOf(operation);
  return 'error' in checked
    ? { failure: inputFailure(checked.error, style), style }
    : { value: checked.value as object };
}

const known: ReadonlySet<string> = new Set(Object.keys(BatchItem.shape));
const none: readonly IgnoredOfItem[] = [];

/** Fields that an item has beside those of every item. */
export function strangeFields(item: Item): readonly IgnoredOfItem[] {
  let found = none;
  for (const field in item)
    if (!known.has(field))
      found = [...found, { within: 'item', field, why: message('not_a_field_of_item', { field }) }];
  return found;
}

/** What a question was sent for nothing, and what it selects that no answer of its operation has. */
export function idleParts({ operation, select }: Item, question: object): readonly IgnoredOfItem[] {
  const { fields } = batchQuestions[operation];
  const unheardOf = [...new Set(select)].filter((field) => !fields.has(field));
  return [
    ...ignoredFields(question).map((one) => ({ ...one, within: 'input' as const })),
    ...unheardOf.map((field) => ({
      within: 'select' as const,
      field,
      why: message('not_a_field_of_answer', { field, operation }),
    })),
  ];
}
