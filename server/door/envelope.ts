import type { Meta } from '../../src/contract/meta';
import type { Answer } from '../../src/engine';
import { sampleData } from './sample';

const texts = new WeakMap<Meta, string>();

/** The engine gives the same meta object to every answer from the same law, so its text is made once. */
function textOf(meta: Meta): string {
  let text = texts.get(meta);
  if (text === undefined) texts.set(meta, (text = JSON.stringify(meta)));
  return text;
}

/**
 * The success envelope as it goes out.
 *
 * @param meta what is said of the answer to this caller
 * @param sample whether a test key asks
 */
export const successBody = (answer: Answer<unknown>, meta: Meta, sample: boolean): string =>
  `{"success":true,"data":${dataText(answer, sample)},"meta":${textOf(meta)}}`;

function dataText(answer: Answer<unknown>, sample: boolean): string {
  if (sample) return JSON.stringify(sampleData(answer.data));
  return answer.json === undefined ? JSON.stringify(answer.data) : answer.json();
}
