import type { FastifyRequest } from 'fastify';
import type { Failure } from '../../src/contract';
import { languageParameter, languages } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { isLanguage } from '../errors/reader';
import { addressProblem } from '../errors/address-values';

/** What is wrong with `lang` in the address of a request; undefined if nothing is. */
export function languageFailure({ url }: FastifyRequest): Failure | undefined {
  const problem = addressProblem(url, languageParameter, isLanguage, (language) =>
    message('language_unknown', { language, languages: [...languages] }),
  );
  return problem && { code: 'bad_request', field: languageParameter, message: problem };
}
