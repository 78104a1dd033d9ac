import { withDetailNames } from '../../src/contract/details';
import type { ErrorBody } from '../../src/contract/error';
import { type ErrorCode, faultOf } from '../../src/contract/error-codes';

/** What a cell may hold. */
export type CellValue = string | number | boolean | CustomFunctions.Error | CustomFunctions.FormattedNumber;

/** `#VALUE!`: an argument is wrong. */
export const wrong = (message: string): CustomFunctions.Error =>
  new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, message);
/** `#N/A`: there is no data, such as law that is not established, or no service. */
export const absent = (message: string): CustomFunctions.Error =>
  new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);

/** The arguments are right; the law is not known. */
const notEstablished: ErrorCode = 'not_established';

/** An error of the service as an error of the sheet, with its message in the words of the sheet. */
export const failureOf = ({ error: { code, message } }: ErrorBody): CustomFunctions.Error =>
  (faultOf(code) === 'input' && code.toLowerCase() !== notEstablished ? wrong : absent)(withDetailNames(message));
