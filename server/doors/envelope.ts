import type { Meta } from '../../src/contract/meta';
import { say } from '../../src/language/say';
import { oncePer } from '../../src/once';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Answer } from '../../src/engine';
import { joinedBytes } from './joined-bytes';
import { sampleData } from './sample';

/** `meta` as it goes out, with its notices in words. */
export const metaOut = (meta: AnswerMeta): Meta => ({ ...meta, notices: meta.notices.map((notice) => say(notice)) });

/** The engine gives the same meta object to every answer from the same law, so its text is made once. */
const textOf = oncePer((meta: AnswerMeta) => JSON.stringify(metaOut(meta)));
const end = (meta: AnswerMeta): string => `,"meta":${textOf(meta)}}`;
const endBytes = oncePer((meta: AnswerMeta) => Buffer.from(end(meta)));

const sharedData = oncePer((answer: Answer<unknown>) => JSON.stringify(answer.data));

function dataText(answer: Answer<unknown>, sample: boolean): string {
  if (sample) return JSON.stringify(sampleData(answer.data));
  if (answer.isShared === true) return sharedData(answer);
  return answer.json === undefined ? JSON.stringify(answer.data) : answer.json();
}

const start = (answer: Answer<unknown>, sample: boolean): string =>
  `{"success":true,"data":${dataText(answer, sample)}`;

/**
 * The success envelope as it goes out.
 *
 * @param meta the `meta` for this caller
 * @param sample whether a test key asks
 */
export const successBody = (answer: Answer<unknown>, meta: AnswerMeta, sample: boolean): string =>
  start(answer, sample) + end(meta);

// Bytes that are kept have memory of their own. They would hold on to that of answers that have long gone.
const sharedBytes = oncePer((answer: Answer<unknown>) => Buffer.from(successBody(answer, answer.meta, false)));

/**
 * The same as bytes. `meta` is most of an answer, and its bytes are made once: as text, the whole answer would be
 * encoded again for each caller.
 */
export const successBytes = (answer: Answer<unknown>, meta: AnswerMeta, sample: boolean): Buffer =>
  answer.isShared === true && meta === answer.meta
    ? sharedBytes(answer)
    : joinedBytes(start(answer, sample), endBytes(meta));
