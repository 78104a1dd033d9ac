import type { ReturnProblemKind } from '../../contract/words/return-fields';
import { isDay } from '../../day';
import { message, type Message } from '../../language/message';
import { lawText, returnName, returnWord } from '../../language/terms';
import type { Identifier, ReturnColumn } from '../../reference/schema';
import { tidy } from '../../tidy';
import { checkDigitIsRight } from './check-digits';
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

/** The same letters without accents: those of most files in fixed widths. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

function amountIn(amount: number, { format: { whole } = {} }: ReturnColumn): number {
  const rounded = whole === true ? Math.round(tidy(amount)) : tidy(amount);
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

function writeText(raw: string, column: ReturnColumn, identifier: Identifier | undefined): Written {
  const { letters, day } = column.format ?? {};
  if (day !== undefined && !isDay(raw))
    return {
      cell: raw,
      problems: [{ kind: 'malformed', message: message('return_day_malformed', { column: lawText(column.title) }) }],
    };
  const trimmed = day === undefined ? raw.trim() : dayAs(raw, day);
  const plain = letters === 'plain_capitals' ? withoutAccents(trimmed) : trimmed;
  const cell = letters === undefined ? plain : plain.toUpperCase();
  return { cell, problems: [...textProblems(cell, column), ...identifierProblems(cell, identifier)] };
}

/** Writes a value as a column has it. */
export function writeCell(raw: Raw, column: ReturnColumn, identifier: Identifier | undefined): Written {
  if (raw === undefined || raw === '')
    return column.required === true
      ? {
          cell: null,
          problems: [{ kind: 'missing', message: message('return_value_missing', { column: lawText(column.title) }) }],
        }
      : { cell: null, problems: none };
  return typeof raw === 'number' ? { cell: amountIn(raw, column), problems: none } : writeText(raw, column, identifier);
}
