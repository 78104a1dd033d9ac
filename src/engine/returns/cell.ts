import type { ReturnProblemKind } from '../../contract/words/return-fields';
import { isDay } from '../../day';
import { message, type Message } from '../../language/message';
import { lawText, returnName, returnWord } from '../../language/terms';
import type { Identifier, ReturnColumn, ReturnForm } from '../../reference/schema';
import { tidy } from '../../tidy';
import { checkDigitIsRight } from './check-digits';
import { asAscii, formulaSigns, onOneLine, withoutAccents } from './clean-text';
import { dayAs } from './day-as';
import type { Raw } from './value';

/** A cell as the return has it: text, an amount, or nothing. */
export type Cell = string | number | null;

/** What is wrong with a cell. The sentence never repeats its value. */
interface CellProblem {
  readonly kind: ReturnProblemKind;
  readonly message: Message;
}

/** A cell with what an authority would reject. */
export interface Written {
  readonly cell: Cell;
  readonly problems: readonly CellProblem[];
}

const none: readonly CellProblem[] = [];

type Encoding = ReturnForm['file']['encoding'];

function amountIn(amount: number, { format: { whole } = {} }: ReturnColumn): number {
  const exact = tidy(amount);
  const rounded = whole === undefined ? exact : whole === 'down' ? Math.trunc(exact) : Math.round(exact);
  return rounded === 0 ? 0 : rounded;
}

function identifierProblems(text: string, identifier: Identifier | undefined): readonly CellProblem[] {
  if (identifier === undefined) return none;
  const name = returnName(identifier.name);
  if (!new RegExp(`^(?:${identifier.pattern})$`).test(text))
    return [
      {
        kind: 'malformed',
        message: message('return_identifier_malformed', { name, form: returnWord(identifier.form) }),
      },
    ];
  return checkDigitIsRight(text, identifier)
    ? none
    : [{ kind: 'check_digit', message: message('return_check_digit_wrong', { name }) }];
}

/** What is wrong with a text, whatever it identifies. */
function textProblems(text: string, { title, format = {} }: ReturnColumn): readonly CellProblem[] {
  const column = lawText(title);
  const { without = '', one_of: words, most = format.width ?? Infinity } = format;
  const problems: CellProblem[] = [];
  if ([...without].some((sign) => text.includes(sign)))
    problems.push({ kind: 'malformed', message: message('return_sign_forbidden', { column, signs: without }) });
  if (words !== undefined && !words.includes(text))
    problems.push({
      kind: 'malformed',
      message: message('return_word_unknown', { column, words: words.map(lawText) }),
    });
  if (text.length > most) problems.push({ kind: 'too_long', message: message('return_too_long', { column, most }) });
  return problems;
}

/** What is wrong with the letters of a text, and the text as the file has it. */
function lettersOf(raw: string, { title, format: { letters } = {} }: ReturnColumn, encoding: Encoding): Written {
  const column = lawText(title);
  const sign = formulaSigns(raw);
  const { text, isWhole } = encoding === 'ascii' ? asAscii(raw) : { text: raw, isWhole: true };
  const plain = letters === 'plain_capitals' ? withoutAccents(text) : text;
  const cell = (letters === undefined ? plain : plain.toUpperCase()).slice(sign.length).trim();
  return {
    cell,
    problems: [
      ...(sign === ''
        ? []
        : [{ kind: 'malformed' as const, message: message('return_begins_as_formula', { column, sign }) }]),
      ...(isWhole ? [] : [{ kind: 'malformed' as const, message: message('return_letters_not_latin', { column }) }]),
    ],
  };
}

function writeText(raw: string, column: ReturnColumn, identifier: Identifier | undefined, encoding: Encoding): Written {
  const { day } = column.format ?? {};
  if (day !== undefined && !isDay(raw))
    return {
      cell: raw,
      problems: [{ kind: 'malformed', message: message('return_day_malformed', { column: lawText(column.title) }) }],
    };
  const { cell, problems } = lettersOf(day === undefined ? raw : dayAs(raw, day), column, encoding);
  const text = String(cell);
  return { cell, problems: [...problems, ...textProblems(text, column), ...identifierProblems(text, identifier)] };
}

/** Writes a value as a column has it. */
export function writeCell(
  raw: Raw,
  column: ReturnColumn,
  identifier: Identifier | undefined,
  encoding: Encoding,
): Written {
  const value = typeof raw === 'string' ? onOneLine(raw) : raw;
  if (value === undefined || value === '')
    return column.required === true
      ? {
          cell: null,
          problems: [{ kind: 'missing', message: message('return_value_missing', { column: lawText(column.title) }) }],
        }
      : { cell: null, problems: none };
  return typeof value === 'number'
    ? { cell: amountIn(value, column), problems: none }
    : writeText(value, column, identifier, encoding);
}
