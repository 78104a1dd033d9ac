import type { Meta } from '../../src/contract/meta';
import type { Answer } from '../../src/engine';

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
 */
export const successBody = (answer: Answer<unknown>, meta: Meta): string => `{"success":true,"data":${answer.json === undefined ? JSON.stringify(answer.data) : answer.json()},"meta":${textOf(meta)}}`;
