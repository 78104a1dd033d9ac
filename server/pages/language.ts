import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogOf } from '../../src/language/catalogs';
import { type Language, languageParameter } from '../../src/language/languages';
import type { Sentence } from '../../src/language/message';
import { say } from '../../src/language/say';
import { addressValues } from '../errors/address-values';
import { isLanguage } from '../errors/reader';
import { languageChosenIn, readingLanguage, rememberLanguage } from '../runtime/chosen-language';
import { varyBy } from '../runtime/vary';

/** Says a sentence of a page in a language. */
export const saidOnPage = (sentence: Sentence, language: Language): string => say(sentence, catalogOf(language));

/** Makes something once for each language, on first use. */
export function inEachLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    if (!made.has(language)) made.set(language, make(language));
    return made.get(language)!;
  };
}

/**
 * The language in which a reader sees a page: `lang` in the address, which their browser then remembers, else what it
 * remembers, else `Accept-Language`, else English. The answer says what it was chosen by.
 */
export function pageLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const [chosen] = addressValues(request.url, languageParameter);
  const remembered = languageChosenIn(request);
  const language = readingLanguage(request);
  if (isLanguage(chosen) && chosen !== remembered) rememberLanguage(reply, chosen);
  varyBy(reply, 'accept-language');
  varyBy(reply, 'cookie');
  reply.header('content-language', language);
  return language;
}
