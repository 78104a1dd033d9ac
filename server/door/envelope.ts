import type { Meta } from '../../src/contract/meta';

const texts = new WeakMap<Meta, string>();

/** The engine gives the same meta object to every answer from the same law, so its text is made once. */
function textOf(meta: Meta): string {
  let text = texts.get(meta);
  if (text === undefined) texts.set(meta, (text = JSON.stringify(meta)));
  return text;
}

/** The success envelope as it goes out. */
export const successBody = (data: unknown, meta: Meta): string => `{"success":true,"data":${JSON.stringify(data)},"meta":${textOf(meta)}}`;
