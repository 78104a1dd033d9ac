import { defined } from '../../src/defined';
import { type ErrorCode, errorCodes, type Failure } from '../../src/contract/error';
import { hideKeys } from '../keys/hide-keys';
import { type ErrorStyle, usualErrorStyle } from '../../src/contract/error-style';
import { type Reader, usualReader } from './reader';

/** An error as it goes out. */
interface ErrorAnswer {
  readonly status: number;
  readonly body: string;
}

/** The error of a failure, without its envelope, as JSON; see {@link errorAnswer}. */
export const errorText = (...failed: Parameters<typeof errorAnswer>): string =>
  errorAnswer(...failed).body.slice(envelopeStart.length, -1);

const envelopeStart = '{"success":false,"error":';

/**
 * The error envelope of a failure. Its sentence may repeat what was sent, but keys are hidden.
 *
 * @param docs address of the site whose `/docs/errors` explains the codes
 * @param style how the route that failed writes its codes
 * @param reader who reads the sentence
 */
export function errorAnswer(
  failure: Failure,
  docs: string,
  style: ErrorStyle = usualErrorStyle,
  reader: Reader = usualReader,
): ErrorAnswer {
  const code: ErrorCode = style.rename[failure.code] ?? failure.code;
  const written = style.upperCase ? code.toUpperCase() : code;
  return {
    status: errorCodes[failure.code].status,
    body: JSON.stringify({
      success: false,
      error: {
        code: written,
        message: hideKeys(reader.say(failure.message)),
        ...defined({ field: failure.field, absent: reader.atSheet ? failure.absent : undefined }),
        docs: `${docs}/docs/errors#${code}`,
      },
    }),
  };
}
