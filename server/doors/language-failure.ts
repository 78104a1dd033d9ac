import type { FastifyRequest } from 'fastify';
import type { Failure } from '../../src/contract';
import { languageParameter, languages } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { isLanguage, languagesInAddress } from '../errors/reader';

/** What is wrong with `lang` in the address of a request; undefined if nothing is. */
export function languageFailure({ url }: FastifyRequest): Failure | undefined {
  const [language, ...others] = languagesInAddress(url);
  const refused = (sentence: Failure['message']): Failure => ({
    code: 'bad_request',
    field: languageParameter,
    message: sentence,
  });
  if (others.length > 0)
    return refused(message('field_repeated', { field: languageParameter, times: others.length + 1 }));
  return language === undefined || isLanguage(language)
    ? undefined
    : refused(
        message('language_unknown', { language: JSON.stringify(language.slice(0, 40)), languages: [...languages] }),
      );
}
