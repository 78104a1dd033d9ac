import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peoplePages } from '../../src/contract/people';
import { directionOf, type Language, languages } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { refuse } from '../errors/refused';
import { type Kept, keepFor, sendKept } from '../pages/kept';
import { pageHeaders } from '../pages/page';
import { varyBy } from '../runtime/vary';
import { projectRoot } from '../settings/project';
import { readingLanguage } from '../runtime/chosen-language';

const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };

/** Says in the document which language it is in, before anything is painted. */
const pageIn =
  (language: Language) =>
  (text: string): string =>
    text.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`);

/** The pages for people: one file, which shows what its address says. It holds nothing about anybody. */
export function pageRoutes(app: FastifyInstance, folder = projectRoot): void {
  const file = join(folder, 'dist', 'dashboard', 'index.html');
  const kept = Object.fromEntries(languages.map((language) => [language, keepFor(pageIn(language))])) as Readonly<
    Record<Language, (text: string) => Kept>
  >;
  for (const address of Object.values(peoplePages))
    app.get(address, { config: { open: true } }, async (request, reply) => {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) throw refuse('not_found', message('dashboard_not_built'));
      const language = readingLanguage(request);
      varyBy(reply, 'accept-language');
      varyBy(reply, 'cookie');
      return sendKept(request, reply, kept[language](text), { ...headers, 'content-language': language });
    });
}
