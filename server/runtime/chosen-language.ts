import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, languageCookieLasts } from '../../src/contract/people';
import type { Language } from '../../src/language/languages';
import { isLanguage, readerOf } from '../errors/reader';
import { cookieIn } from './cookies';

/** The language that was chosen in a browser; undefined where none was. */
export function languageChosenIn(request: FastifyRequest): Language | undefined {
  const kept = cookieIn(request, languageCookie);
  return isLanguage(kept) ? kept : undefined;
}

/** The language in which somebody reads the pages for people: what was chosen in the browser, else what it asks for. */
export const readingLanguage = (request: FastifyRequest): Language =>
  readerOf(request, languageChosenIn(request)).language;

/** Keeps a language in a browser. The pages read and change it. */
export const rememberLanguage = (reply: FastifyReply, language: Language): void =>
  void reply.header(
    'set-cookie',
    `${languageCookie}=${language}; Max-Age=${languageCookieLasts}; Path=/; SameSite=Lax`,
  );
