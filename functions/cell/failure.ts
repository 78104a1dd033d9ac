import type { ErrorBody } from '../../src/contract/error';
import { type ErrorCode, faultOf } from '../../src/contract/error-codes';
import type { Figure } from './figure';

/** An error that a cell shows. Each program turns it into its own kind of error. */
export class CellError extends Error {
  /**
   * @param code as a sheet writes it, such as `#N/A`
   * @param message empty for an error that another cell holds
   */
  constructor(
    readonly code: string,
    message = '',
  ) {
    super(message);
    this.name = 'CellError';
  }
}

/** What a cell may hold. */
export type CellValue = string | number | boolean | CellError | Figure;

/** `#VALUE!`: an argument is wrong. */
export const wrong = (message: string): CellError => new CellError('#VALUE!', message);
/** `#N/A`: there is no data, such as law that is not established, or no service. */
export const absent = (message: string): CellError => new CellError('#N/A', message);

/** The arguments are right; the law is not known. */
const notEstablished: ErrorCode = 'not_established';

/** An error of the service, which writes it for a sheet, as an error of the sheet. */
export function failureOf({ error: { code, message, absent: isAbsent } }: ErrorBody): CellError {
  const isWrong = faultOf(code) === 'input' && isAbsent !== true && code.toLowerCase() !== notEstablished;
  return (isWrong ? wrong : absent)(message);
}
