import type { ErrorBody } from '../../src/contract/error';
import { faultOf } from '../../src/contract/error-codes';

/** What a cell may hold. */
export type CellValue = string | number | boolean | CustomFunctions.Error | CustomFunctions.FormattedNumber;

/** `#VALUE!`: an argument is wrong. */
export const wrong = (message: string): CustomFunctions.Error =>
  new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, message);
/** `#N/A`: there is no data, or no service. */
export const absent = (message: string): CustomFunctions.Error =>
  new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);

/** An error of the service as an error of the sheet, with its message. */
export const failureOf = ({ error: { code, message } }: ErrorBody): CustomFunctions.Error =>
  faultOf(code) === 'input' ? wrong(message) : absent(message);
