import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalPage, legalPages } from '../../src/contract/legal';
import { storedOfPerson } from '../../src/contract/words/stored-data';
import type { Config } from '../config';
import { keepFor, sendKept } from './kept';
import { escaped, scrolling } from './html';
import { htmlOf } from './markdown';
import { inEachLanguage, pageLanguage } from './language';
import { type Frames, pageHeaders } from './page';

const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };

/** Addresses that a link of the operator may lead to. Scripts and data are none of them. */
const harmless = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** What the operator wrote, as HTML. HTML in it is shown as text. */
const written = (text: string): Promise<string> =>
  htmlOf(text, { plain: true, linkTo: (target) => (harmless.test(target.trim()) ? target : '#') });

/** What a page says until the operator fills it in. */
const unfilled = (name: LegalPage): string => `
      <h1>${legalPages[name].title}</h1>
      <p>Whoever runs this service has not filled in this page yet. Ask them.</p>
      <p class="quiet">You run this service? Put a file <code>${name}.md</code> into the folder that <code>SVC_LEGAL_DIR</code>
      names, or into the folder <code>legal</code> of the data directory. The page shows it at once.
      <a href="/docs/administration">Administration</a> says more.</p>`;

/** What this software stores of a person, as a table. */
const storedTable = (): string => `
      <h2 id="stored">What this software stores about a person with an account</h2>
      ${scrolling(
        'What is stored',
        `<table class="stacked">
        <thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Until</th></tr></thead>
        <tbody>${Object.values(storedOfPerson)
          .map(
            ({ what, why, until }) =>
              `<tr><td>${escaped(what)}</td><td>${escaped(why)}</td><td>${escaped(until)}</td></tr>`,
          )
          .join('')}</tbody>
      </table>`,
      )}`;

/** The Markdown of the operator; undefined where there is none. */
async function filledIn(file: string): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    return text.trim() === '' ? undefined : text;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** `/privacy`, `/terms` and `/support`, which the operator of the installation fills in. Open to everybody. */
export function legalRoutes(app: FastifyInstance, frames: Frames, { legalDir }: Pick<Config, 'legalDir'>): void {
  for (const name of Object.keys(legalPages) as LegalPage[]) {
    const { address, title } = legalPages[name];
    const keptIn = inEachLanguage((language) =>
      keepFor((body: string) =>
        frames(language)({ title, body: `${body}${name === 'privacy' ? storedTable() : ''}`, address }),
      ),
    );
    let latest: { readonly text: string | undefined; readonly body: Promise<string> } | undefined;
    app.get(address, { config: { open: true } }, async (request, reply) => {
      const text = await filledIn(join(legalDir, `${name}.md`));
      if (latest === undefined || latest.text !== text)
        latest = { text, body: text === undefined ? Promise.resolve(unfilled(name)) : written(text) };
      const body = await latest.body;
      return sendKept(request, reply, keptIn(pageLanguage(request, reply))(body), headers);
    });
  }
}
