import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalPage, legalPages } from '../../src/contract/legal';
import { storedOfPerson } from '../../src/contract/words/stored-data';
import type { Config } from '../config';
import { keepFor, sendKept } from './kept';
import { escaped, page, pageHeaders } from './page';

const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };

/** Addresses that a link of the operator may lead to. Scripts and data are none of them. */
const harmless = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** Markdown as HTML. HTML in it is shown as text. */
async function htmlOf(text: string): Promise<string> {
  // Loaded on first use, for a faster start.
  const { Marked } = await import('marked');
  const marked = new Marked({
    renderer: {
      html: ({ text: raw }) => escaped(raw),
      image: ({ text: alternative }) => escaped(alternative),
    },
    walkTokens: (token) => {
      if (token.type === 'link' && !harmless.test(String(token['href']).trim())) token['href'] = '#';
    },
  });
  return marked.parse(text, { async: false }).replaceAll('<table>', '<table class="stacked" tabindex="0">');
}

/** What a page says until the operator fills it in. */
const unfilled = (name: LegalPage): string => `
      <h1>${legalPages[name].title}</h1>
      <p>Whoever runs this service has not filled in this page yet. Ask them.</p>
      <p class="quiet">You run this service? Put a file <code>${name}.md</code> into the folder that <code>SVC_LEGAL_DIR</code>
      names, or into the folder <code>legal</code> of the data directory. The page shows it at once.
      <a href="/docs/administration">Administration</a> says more.</p>`;

/** What this software stores of a person, as a table. */
const storedTable = (): string => `
      <h2>What this software stores about a person with an account</h2>
      <table class="stacked" tabindex="0">
        <thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Until</th></tr></thead>
        <tbody>${Object.values(storedOfPerson)
          .map(
            ({ what, why, until }) =>
              `<tr><td>${escaped(what)}</td><td>${escaped(why)}</td><td>${escaped(until)}</td></tr>`,
          )
          .join('')}</tbody>
      </table>`;

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
export function legalRoutes(app: FastifyInstance, { legalDir }: Pick<Config, 'legalDir'>): void {
  for (const name of Object.keys(legalPages) as LegalPage[]) {
    const { address, title } = legalPages[name];
    const kept = keepFor((body: string) => page(title, `${body}${name === 'privacy' ? storedTable() : ''}`, address));
    let latest: { readonly text: string | undefined; readonly body: Promise<string> } | undefined;
    app.get(address, { config: { open: true } }, async (request, reply) => {
      const text = await filledIn(join(legalDir, `${name}.md`));
      if (latest === undefined || latest.text !== text)
        latest = { text, body: text === undefined ? Promise.resolve(unfilled(name)) : htmlOf(text) };
      return sendKept(request, reply, kept(await latest.body), headers);
    });
  }
}
