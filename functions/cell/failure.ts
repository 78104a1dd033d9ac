import type { Refusal } from '../batch/question';
import { type ErrorCode, faultOf } from '../../src/contract/error-codes';
import type { Figure } from './figure';
import { type Words, words } from './words';

/** An error that a cell shows. Each program turns it into its own kind of error. */
export class CellError extends Error {
  /**
   * @param code as a sheet writes it, such as `#N/A`
   * @param sentence of the service or of this program; empty for an error that another cell holds
   */
  constructor(
    readonly code: string,
    readonly sentence: string | Words = '',
  ) {
    super(typeof sentence === 'string' ? sentence : sentence.code);
    this.name = 'CellError';
  }
}

/** What a cell may hold. */
export type CellValue = string | number | boolean | CellError | Figure | Words;

/** `#VALUE!`: an argument is wrong. */
export const wrong = (sentence: Words): CellError => new CellError('#VALUE!', sentence);
/** `#N/A`: there is no data, such as law that is not established, or no service. */
export const absent = (sentence: Words): CellError => new CellError('#N/A', sentence);

/** The arguments are right; the law is not known. */
const notEstablished: ErrorCode = 'not_established';

/** Refusals of the client itself, which has no other language than English. */
const ofClient = { code_required: words('code_required'), sign_in_failed: words('sign_in_failed') } as const;

/** An error of the service, which writes it for a sheet, or of this program, as an error of the sheet. */
export function failureOf({ error: { code, message, absent: isAbsent, docs }, words: own }: Refusal): CellError {
  const isWrong = faultOf(code) === 'input' && isAbsent !== true && code.toLowerCase() !== notEstablished;
  const sentence = own ?? (docs === '' && code in ofClient ? ofClient[code as keyof typeof ofClient] : message);
  return new CellError(isWrong ? '#VALUE!' : '#N/A', sentence);
}
