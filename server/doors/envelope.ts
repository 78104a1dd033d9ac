import type { Meta } from '../../src/contract/meta';
import { say } from '../../src/language/say';
import { oncePer } from '../../src/once';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Answer } from '../../src/engine';
import { sampleData } from './sample';

/** `meta` as it goes out, with its notices in words. */
export const metaOut = (meta: AnswerMeta): Meta => ({ ...meta, notices: meta.notices.map((notice) => say(notice)) });

/** The engine gives the same meta object to every answer from the same law, so its text is made once. */
const textOf = oncePer((meta: AnswerMeta) => JSON.stringify(metaOut(meta)));

/**
 * The success envelope as it goes out.
 *
 * @param meta the `meta` for this caller
 * @param sample whether a test key asks
 */
export const successBody = (answer: Answer<unknown>, meta: AnswerMeta, sample: boolean): string =>
  `{"success":true,"data":${dataText(answer, sample)},"meta":${textOf(meta)}}`;

function dataText(answer: Answer<unknown>, sample: boolean): string {
  if (sample) return JSON.stringify(sampleData(answer.data));
  return answer.json === undefined ? JSON.stringify(answer.data) : answer.json();
}
