import type { ReceivedBytes } from '../../../src/client/transport/receive';
import { bodyOf } from './answer';

/** A file that the service made. */
export interface ReceivedFile {
  /** Its name, as the service suggests it. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Uint8Array;
  /** How many problems the JSON of the same question lists, for a return. */
  readonly problems?: number;
}

/**
 * The file of an answer.
 *
 * @throws FinanceError if the answer is an error, or not from the service
 */
export function fileOf({ status, headers, bytes }: ReceivedBytes): ReceivedFile {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  if (status >= 300 || name === undefined)
    return bodyOf({ status, headers, text: new TextDecoder().decode(bytes) }) as never;
  const problems = headers.get('x-svc-problems');
  return {
    name,
    type: headers.get('content-type') ?? '',
    content: new Uint8Array(bytes),
    ...(problems === null ? {} : { problems: Number(problems) }),
  };
}
