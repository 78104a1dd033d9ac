import { type Message, message } from '../../src/language/message';
import {
  BatchItem,
  type BatchOperation,
  batchOperations,
  contractOfItems,
  type KeyScope,
  usualErrorStyle,
} from '../../src/contract';
import { isAmount } from '../../src/contract/amount';
import { answerFields } from '../../src/contract/answer-fields';
import type { Failure } from '../../src/contract/error';
import type { ErrorStyle } from '../../src/contract/error-style';
import { inputFailure } from '../errors/invalid-input';
import { checker, ignoredFields } from '../input/checker';
import type { IgnoredOfItem } from './gathered-ignored';

/** An item of a batch with a valid form. Its question is not checked yet. */
export interface Item {
  readonly operation: BatchOperation;
  readonly input: unknown;
  readonly select?: readonly string[];
  readonly amounts?: readonly unknown[];
}

/** An item that asks about a column of amounts. */
export interface ColumnItem extends Item {
  readonly select: readonly string[];
  readonly amounts: readonly unknown[];
}

/** The rules for the items of one operation. */
interface ItemRules {
  readonly errorStyle: ErrorStyle;
  /** What a key must allow. */
  readonly permission: KeyScope;
  /** Does the operation ask about an amount? */
  readonly hasAmount: boolean;
  readonly check: ReturnType<typeof checker>;
  /** The fields of its answers, from which an item may select. */
  readonly fields: ReadonlySet<string>;
}

function rulesOf(name: BatchOperation): ItemRules {
  const { item, response, scope, errorStyle = usualErrorStyle } = contractOfItems(name);
  return {
    errorStyle,
    permission: scope,
    hasAmount: 'amount' in item.shape,
    check: checker(item, true, (field) => message('not_a_parameter_of_operation', { field, operation: name })),
    fields: answerFields(response),
  };
}

/** The rules for items, by operation. */
export const itemRules = Object.fromEntries(batchOperations.map((name) => [name, rulesOf(name)])) as Readonly<
  Record<BatchOperation, ItemRules>
>;

const checkForm = checker(BatchItem, true);

/** Does it have the form of an item? Its values are not checked. */
export function looksLikeItem(sent: unknown): sent is Item {
  if (typeof sent !== 'object' || sent === null) return false;
  const { operation, input, select, amounts } = sent as Record<string, unknown>;
  return (
    amounts === undefined &&
    typeof operation === 'string' &&
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    (select === undefined || Array.isArray(select))
  );
}

/** Why something is refused, and the style of that error. */
export interface Refused {
  readonly failure: Failure;
  readonly style: ErrorStyle;
}

/** A value, or why there is none. */
export type Checked<Value> = { readonly value: Value } | Refused;

/** Checks an item against the form in the contract. */
export function itemOf(sent: unknown): Checked<Item> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { failure: { code: 'invalid_json', message: message('batch_item_not_an_object') }, style: usualErrorStyle };
  const checked = checkForm(sent);
  return 'error' in checked
    ? { failure: checked.error.failure, style: usualErrorStyle }
    : { value: checked.value as Item };
}

/** Checks an item with `amounts`. */
export function columnOf(sent: unknown): Checked<ColumnItem> {
  const checked = itemOf(sent);
  if ('failure' in checked) return checked;
  const { operation, input, select = [] } = checked.value;
  const wrong = (sentence: Message): Checked<ColumnItem> => ({
    failure: { code: 'bad_request', message: sentence },
    style: usualErrorStyle,
  });
  if (!itemRules[operation].hasAmount) return wrong(message('batch_amounts_without_amount', { operation }));
  if ('amount' in (input as object)) return wrong(message('batch_amount_twice'));
  if (select.length === 0) return wrong(message('batch_amounts_need_select'));
  return { value: checked.value as ColumnItem };
}

/** The item that asks about one amount of a column. */
export const itemAt = ({ operation, input, select }: ColumnItem, amount: unknown): Item => ({
  operation,
  input: { ...(input as object), amount },
  select,
});

/** Checks the question of an item as its own route would. */
export function questionOf({ operation, input }: Item): Checked<object> {
  const { check, errorStyle } = itemRules[operation];
  const checked = check(input);
  return 'error' in checked
    ? { failure: inputFailure(checked.error, errorStyle), style: errorStyle }
    : { value: checked.value as object };
}

const itemFields: ReadonlySet<string> = new Set(Object.keys(BatchItem.shape));
const none: readonly IgnoredOfItem[] = [];

/** Fields of an item that are not in the contract. */
export function strangeFields(item: object): readonly IgnoredOfItem[] {
  let strange = none;
  for (const field in item)
    if (!itemFields.has(field))
      strange = [...strange, { within: 'item', field, why: message('not_a_field_of_item', { field }) }];
  return strange;
}

/** The item by which the question of a column is checked, whatever the amount: with one that its route takes. */
export const columnQuestion = (column: ColumnItem): Item => itemAt(column, column.amounts.find(isAmount) ?? 1);

/** The fields of a question that had no effect, and the selected fields that no answer of its operation has. */
export function idleParts({ operation, select }: Item, question: object): readonly IgnoredOfItem[] {
  const { fields } = itemRules[operation];
  const unknown = [...new Set(select)].filter((field) => !fields.has(field));
  return [
    ...ignoredFields(question).map((one) => ({ ...one, within: 'input' as const })),
    ...unknown.map((field) => ({
      within: 'select' as const,
      field,
      why: message('not_a_field_of_answer', { field, operation }),
    })),
  ];
}
