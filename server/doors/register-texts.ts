import type { Failure } from '../../src/contract/error';
import { usualErrorStyle } from '../../src/contract/error-style';
import { errorText } from '../errors/error-body';
import type { Reader } from '../errors/reader';

/** What a register and a comparison write for a row that fails, and for sums that may fail, in the language of the reader. */
export function registerTexts(docs: string, reader: Reader) {
  const errorOf = (failure: Failure): string => errorText(failure, docs, usualErrorStyle, reader);
  return {
    errorOf,
    totalText(total: { readonly rows: number; readonly failure?: Failure }): string {
      const { failure, ...rest } = total;
      const sums = JSON.stringify(rest);
      return failure === undefined ? sums : `${sums.slice(0, -1)},"error":${errorOf(failure)}}`;
    },
  };
}
