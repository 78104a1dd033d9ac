import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/language/languages';

const origin = (): string => process.env['SERVICE_URL']!;
const docs = join(__dirname, '../../docs');

/** Where a reader begins. */
const beginnings = ['/docs', '/docs/reference', '/status', '/changes', '/privacy', '/nothing-here'];

/** Pages of which there are many of one kind are looked at once. */
const kinds = [/^(\/status\/[^/]+)\/.*/, /^(\/changes)\?.*/];
const kindOf = (address: string): string => kinds.reduce((kind, pattern) => kind.replace(pattern, '$1/…'), address);

interface Seen {
  readonly status: number;
  readonly type: string;
  readonly html: string;
}

const asBrowser = (language: Language) => ({ headers: { accept: 'text/html', 'accept-language': language } });
const links = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));

/** Follows every link from page to page, as a reader of a language. */
async function walk(
  language: Language,
): Promise<{ readonly pages: ReadonlyMap<string, Seen>; readonly dead: readonly string[] }> {
  const pages = new Map<string, Seen>();
  const kindsSeen = new Set<string>();
  const fragments: [from: string, to: string, fragment: string][] = [];
  const dead: string[] = [];
  const waiting: [from: string, address: string][] = beginnings.map((address) => ['', address]);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [from, address] = next;
    if (pages.has(address)) continue;
    const kind = kindOf(address);
    if (kind !== address && kindsSeen.has(kind)) continue;
    kindsSeen.add(kind);
    const response = await fetch(origin() + address, asBrowser(language));
    const type = response.headers.get('content-type') ?? '';
    const html = type.startsWith('text/html') ? await response.text() : (await response.arrayBuffer(), '');
    pages.set(address, { status: response.status, type, html });
    if (response.status !== 200 && from !== '') dead.push(`${from}: ${address} is ${response.status}`);
    // The pane and the dashboard are programs; their links exist only while they run.
    if (!html.includes('<main id="content"')) continue;
    for (const link of links(html)) {
      const to = new URL(link, origin() + address);
      if (to.origin !== origin() || !/^https?:$/.test(to.protocol)) continue;
      // The switch leads to the same page in another language.
      if (to.searchParams.has('lang')) continue;
      const path = to.pathname + to.search;
      waiting.push([address, path]);
      if (to.hash !== '') fragments.push([address, path, decodeURIComponent(to.hash.slice(1))]);
    }
  }
  for (const [from, to, fragment] of fragments) {
    const html = pages.get(to)?.html ?? '';
    if (html.includes('<main id="content"') && !html.includes(`id="${fragment}"`))
      dead.push(`${from}: ${to}#${fragment}`);
  }
  return { pages, dead: [...new Set(dead)] };
}

let walked: Awaited<ReturnType<typeof walk>>;
beforeAll(async () => {
  walked = await walk('en');
}, 120_000);

const texts = (): readonly (readonly [string, string])[] =>
  [...walked.pages].flatMap(([address, { html }]) =>
    html.includes('<main id="content">') ? [[address, html] as const] : [],
  );

test('every link and every fragment of every page leads somewhere', () => {
  expect(walked.dead).toEqual([]);
});

test.each(['fr', 'pt', 'ar'] as const)(
  'every link and every fragment of every page leads somewhere in %s',
  async (language) => {
    expect((await walk(language)).dead).toEqual([]);
  },
  120_000,
);

test('every guide can be reached', () => {
  const files = [
    ...readdirSync(docs).filter((name) => name.endsWith('.md') && name !== 'architecture.md'),
    ...readdirSync(join(docs, 'recipes')).map((name) => `recipes/${name}`),
  ].filter((name) => name.endsWith('.md'));
  for (const file of files) {
    const address = `/docs/${file}`.replace(/\.md$/, '').replace(/\/README$/, '');
    expect([address, walked.pages.get(address)?.status]).toEqual([address, 200]);
  }
});

test('a page has one heading of the first level, and no anchor twice', () => {
  for (const [address, html] of texts()) {
    expect([address, html.match(/<h1[ >]/g)?.length]).toEqual([address, 1]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect([address, ids.filter((id, place) => ids.indexOf(id) !== place)]).toEqual([address, []]);
  }
});

test('every table stands in a region with a name, which the keyboard reaches', () => {
  const region = /<div class="scroll" role="region" tabindex="0" aria-label="[^"]+"><table/g;
  for (const [address, html] of texts()) {
    expect([address, html.match(region)?.length ?? 0]).toEqual([address, html.match(/<table/g)?.length ?? 0]);
    const names = [...html.matchAll(/role="region" tabindex="0" aria-label="([^"]+)"/g)].map((match) => match[1]!);
    expect([address, names.filter((name, place) => names.indexOf(name) !== place)]).toEqual([address, []]);
  }
});

test('a page with parts lists them in the menu, under its own name', () => {
  const html = walked.pages.get('/docs/rest')!.html;
  const menu = html.slice(html.indexOf('<nav id="menu"'), html.indexOf('</nav>', html.indexOf('<nav id="menu"')));
  expect(menu).toContain(
    '<a href="/docs/rest" aria-current="page">Over REST</a><ul aria-label="On this page"><li><a href="#net-pay-from-a-gross-salary">',
  );
});
