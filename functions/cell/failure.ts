import { withDetailNames } from '../../src/contract/details';
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

/** An error of the service as an error of the sheet, with its message in the words of the sheet. */
export const failureOf = ({ error: { code, message } }: ErrorBody): CellError =>
  (faultOf(code) === 'input' && code.toLowerCase() !== notEstablished ? wrong : absent)(withDetailNames(message));
