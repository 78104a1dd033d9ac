import type { Answer, UnsaidAnswer } from '../../src/engine';
import { hasLawText, saidIn } from '../../src/language/said';
import { message } from '../../src/language/message';
import { oncePer } from '../../src/once';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import type { AnyAnswer } from '../operations/operation';

/** Says that names and notes of the law are not translated. */
export const lawTexts = message('law_texts_as_recorded');

// Answers from the same law share their `meta`, whose text is made once.
const withLawTexts = oncePer((meta: AnswerMeta): AnswerMeta => ({ ...meta, notices: [...meta.notices, lawTexts] }));

const saidFor = oncePer((reader: Reader) =>
  oncePer(({ data, meta, ignored, isShared }: UnsaidAnswer<unknown>): Answer<unknown> => ({
    data: saidIn<unknown>(data, reader.say),
    meta: reader.language !== 'en' && (hasLawText(data) || hasLawText(meta.notices)) ? withLawTexts(meta) : meta,
    ignored,
    ...(isShared === true ? { isShared } : {}),
  })),
);

/**
 * An answer in the language of its reader. In another language than English, a notice says once that texts of the law
 * are shown as they are recorded.
 */
export function said<Data>(answer: AnyAnswer<Data>, reader: Reader): Answer<Data>;
export function said(answer: AnyAnswer<unknown>, reader: Reader): Answer<unknown> {
  return 'unsaid' in answer ? saidFor(reader)(answer) : answer;
}
