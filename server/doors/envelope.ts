import type { Meta } from '../../src/contract/meta';
import { hasLawText } from '../../src/language/said';
import { publisherIn } from '../../src/language/source-remarks';
import { oncePer } from '../../src/once';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Answer } from '../../src/engine';
import { type Reader, usualReader } from '../errors/reader';
import { joinedBytes } from './joined-bytes';
import { lawTexts } from './said';
import { sampleData } from './sample';

/** `meta` as it goes out, with its notices and what is remarked of its sources in the words of the reader. */
export function metaOut(meta: AnswerMeta, reader: Reader = usualReader): Meta {
  const { notices, sources } = meta;
  const { language, say } = reader;
  if (language === 'en') return { ...meta, notices: notices.map(say) };
  const repeatsLaw = !notices.includes(lawTexts) && hasLawText(notices);
  return {
    ...meta,
    sources: sources.map((source) => ({ ...source, publisher: publisherIn(language, source.publisher) })),
    notices: (repeatsLaw ? [...notices, lawTexts] : notices).map(say),
  };
}

/** The ends of answers for one reader. */
const endsFor = oncePer((reader: Reader) => {
  // The engine gives the same meta object to every answer from the same law, so its text is made once.
  const end = oncePer((meta: AnswerMeta) => `,"meta":${JSON.stringify(metaOut(meta, reader))}}`);
  return { end, endBytes: oncePer((meta: AnswerMeta) => Buffer.from(end(meta))) };
});

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
 * @param reader who reads the notices
 */
export const successBody = (answer: Answer<unknown>, meta: AnswerMeta, sample: boolean, reader: Reader): string =>
  start(answer, sample) + endsFor(reader).end(meta);

// Bytes that are kept have memory of their own. They would hold on to that of answers that have long gone.
const sharedBytesFor = oncePer((reader: Reader) =>
  oncePer((answer: Answer<unknown>) => Buffer.from(successBody(answer, answer.meta, false, reader))),
);

/**
 * The body of an answer as bytes. `meta` is most of an answer, and its bytes are made once: as text, the whole answer would be
 * encoded again for each caller.
 */
export const successBytes = (answer: Answer<unknown>, meta: AnswerMeta, sample: boolean, reader: Reader): Buffer =>
  answer.isShared === true && meta === answer.meta
    ? sharedBytesFor(reader)(answer)
    : joinedBytes(start(answer, sample), endsFor(reader).endBytes(meta));
