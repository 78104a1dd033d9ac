import { directionOf, languages, languageWords } from '../../src/language/languages';
import { readTranslation, withOriginal } from '../../server/pages/translations';
import { countEnglish, englishSentenceIn, translated } from '../support/english-words';
import { frameOf } from '../../server/pages/page';

const page = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL(path, process.env['SERVICE_URL']), { headers: { accept: 'text/html', ...headers } });
const french = { 'accept-language': 'fr-CI,fr;q=0.9,en;q=0.5' };

const headOf = (html: string): string | undefined => /<html [^>]*>/.exec(html)?.[0];
const h1Of = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

test.each([
  ['nothing is asked for', '/docs/trust', {}, 'en', 'How far to trust a figure'],
  ['the browser asks for French', '/docs/trust', french, 'fr', 'Jusqu’où se fier à un chiffre'],
  ['the address asks for French', '/docs/trust?lang=fr', {}, 'fr', 'Jusqu’où se fier à un chiffre'],
  ['the browser remembers French', '/docs/trust', { cookie: 'svc.language=fr' }, 'fr', 'Jusqu’où se fier à un chiffre'],
  [
    'the address goes before what the browser remembers',
    '/docs/trust?lang=en',
    { cookie: 'svc.language=fr' },
    'en',
    'How far to trust a figure',
  ],
  [
    'what it remembers goes before what it asks for',
    '/docs/trust',
    { cookie: 'svc.language=en', ...french },
    'en',
    'How far to trust a figure',
  ],
  ['there is no such language', '/docs/trust?lang=xx', french, 'fr', 'Jusqu’où se fier à un chiffre'],
  [
    'the browser remembers no language of ours',
    '/docs/trust',
    { cookie: 'svc.language=<b>' },
    'en',
    'How far to trust a figure',
  ],
  [
    'the browser asks for a language that there is not',
    '/docs/trust',
    { 'accept-language': 'sw,es;q=0.8' },
    'en',
    'How far to trust a figure',
  ],
] as const)('the language of a guide, where %s', async (_, path, headers, language, title) => {
  const response = await page(path, headers);
  const html = await response.text();
  expect([response.status, headOf(html), h1Of(html)]).toEqual([200, `<html lang="${language}" dir="ltr">`, title]);
  expect(response.headers.get('content-language')).toBe(language);
  const vary = response.headers.get('vary')!.split(/, */);
  expect(vary).toEqual(expect.arrayContaining(['accept-language', 'cookie', 'accept-encoding']));
});

test('the switch leads to the same page in each language, and the browser remembers the choice', async () => {
  const html = await (await page('/docs/excel', french)).text();
  for (const language of languages) {
    expect(html).toContain(`<a href="?lang=${language}" hreflang="${language}" lang="${language}"`);
    expect(html).toContain(`>${languageWords[language].label}</a>`);
  }
  const chosen = await page('/docs/excel?lang=fr');
  expect(chosen.headers.get('set-cookie')).toBe('svc.language=fr; Max-Age=31536000; Path=/; SameSite=Lax');
  expect((await page('/docs/excel?lang=fr', { cookie: 'svc.language=fr' })).headers.get('set-cookie')).toBeNull();
  expect((await page('/docs/excel', french)).headers.get('set-cookie')).toBeNull();
});

test('the switch of a search keeps what is searched for', async () => {
  const html = await (await page('/docs/search?q=retenue', french)).text();
  expect(html).toContain('<a href="?q=retenue&amp;lang=en"');
});

test('each language has a tag of its own, and a page that a browser has is not sent again', async () => {
  const [english, inFrench] = [await page('/docs/trust'), await page('/docs/trust', french)];
  const tag = inFrench.headers.get('etag')!;
  expect(tag).not.toBe(english.headers.get('etag'));
  expect((await page('/docs/trust', { ...french, 'if-none-match': tag })).status).toBe(304);
  expect((await page('/docs/trust', { 'if-none-match': tag })).status).toBe(200);
});

test('Arabic reads from right to left, in menu, search and foot too', async () => {
  const html = await (await page('/docs/rest', { 'accept-language': 'ar-EG' })).text();
  expect(headOf(html)).toBe('<html lang="ar" dir="rtl">');
  expect(html).toContain('placeholder="بحث"');
  expect(html).toContain('<summary>في ورقة العمل</summary>');
  expect(html).toContain('>الخصوصية</a>');
});

test.each(['/docs/rest', '/docs/errors', '/docs/clients/python', '/connector', '/downloads', '/changes', '/privacy'])(
  '%s is in English only, and says so to a French reader',
  async (path) => {
    const notice = '<p class="warning" lang="fr" dir="ltr">Cette page n’existe qu’en anglais.</p>';
    const html = await (await page(path, french)).text();
    expect(html.split(notice)).toHaveLength(2);
    expect(html).toContain('<main id="content" lang="en" dir="ltr">');
    expect(html).toContain('>Rechercher dans la documentation<'.slice(1, -1));
    const english = await (await page(path)).text();
    expect(english).toContain('<main id="content">');
    expect(english).not.toContain('in English only');
  },
);

/** The anchors of a page. */
const anchorsOf = (html: string): string[] => [...html.matchAll(/<(?:section|h2) id="([^"]+)"/g)].map(([, id]) => id!);
const textsOf = (html: string): string[] =>
  /<main[\s\S]*<\/main>/
    .exec(html)![0]
    .replace(/<div lang="en"[\s\S]*?<\/div>/g, '')
    .replace(/<code[\s\S]*?<\/code>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

test.each([
  ['fr', 'Fonctions de SVC Finance Africa'],
  ['pt', 'Funções de SVC Finance Africa'],
  ['ar', 'دوال SVC Finance Africa'],
] as const)('the page of functions is in %s, with the anchors of English', async (language, title) => {
  const html = await (await page(`/addin/functions.html?lang=${language}`)).text();
  const english = await (await page('/addin/functions.html?lang=en')).text();
  expect([headOf(html), h1Of(html)]).toEqual([`<html lang="${language}" dir="${directionOf(language)}">`, title]);
  expect(html).toContain('<main id="content">');
  expect(anchorsOf(html)).toEqual(anchorsOf(english));
  expect(anchorsOf(html).length).toBeGreaterThan(60);
  expect(textsOf(english).filter((text) => englishSentenceIn(text).length > 0).length).toBeGreaterThan(200);
  // Other names of a country are listed in every language.
  const texts = textsOf(html).filter((text) => !/^(?:[^·]+ · )+[^·]+$/.test(text));
  expect(countEnglish('pages, functions', language, texts, englishSentenceIn)).toEqual([]);
  expect(html).toContain(`<a href="?lang=en" hreflang="en"`);
});

test.each([
  ['fr', 'Référence de l’API', 'Les descriptions des opérations sont en anglais.'],
  ['pt', 'Referência da API', 'As descrições das operações estão em inglês.'],
  ['ar', 'مرجع API', 'أوصاف العمليات بالإنجليزية.'],
] as const)(
  'the frame of the reference is in %s, and says that the descriptions are in English',
  async (language, title, notice) => {
    for (const path of ['/docs/reference', '/docs/reference/tax']) {
      const html = await (await page(path, { 'accept-language': language })).text();
      expect(headOf(html)).toBe(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(html).toContain(`${title} · SVC Finance Africa</title>`);
      expect(html.split(`<p class="warning">${notice}</p>`)).toHaveLength(2);
      expect(html).toContain('<main id="content">');
      expect(html).toContain('<div lang="en" dir="ltr">');
      const english = await (await page(path, { 'accept-language': 'en' })).text();
      expect(english).not.toContain('class="warning"');
      expect(anchorsOf(html)).toEqual(anchorsOf(english));
    }
    const html = await (await page('/docs/reference', { 'accept-language': language })).text();
    const outside = html.replace(/<div lang="en" dir="ltr">[\s\S]*?<\/div>/g, '');
    expect(countEnglish('pages, frame of the reference', language, textsOf(outside))).toEqual([]);
  },
);

test.each(translated)('/status, a page of a series and one that there is not are in %s', async (language) => {
  for (const path of ['/status', '/status/policy_rate/KE', '/docs/nothing-here']) {
    const html = await (await page(path, { 'accept-language': language })).text();
    expect(countEnglish('pages, status', language, textsOf(html))).toEqual([]);
  }
});

test('a link of a French guide to a guide in English says so, and one to a translated guide does not', async () => {
  const html = await (await page('/docs/accounts', french)).text();
  expect(html).toMatch(
    /<a href="\/docs\/agents#[^"]*" hreflang="en">[^<]*<\/a> <span class="quiet">\(en anglais\)<\/span>/,
  );
  const translated = [
    ...html.matchAll(/<a href="(\/docs\/(?:excel|trust|install|company))[#"][^>]*>[^<]*<\/a>(.{0,20})/g),
  ];
  for (const [, , after] of translated) expect(after).not.toContain('<span');
  expect(await (await page('/docs/accounts')).text()).not.toContain('hreflang="en">');
});

test('a page that does not exist says so in the language of the reader', async () => {
  const response = await page('/docs/nothing-here', french);
  const html = await response.text();
  expect([response.status, response.headers.get('content-language'), h1Of(html)]).toEqual([
    404,
    'fr',
    'Page introuvable',
  ]);
  expect(html).not.toContain('n’existe qu’en anglais');
  const chosen = await page('/docs/nothing-here', { ...french, cookie: 'svc.language=pt' });
  expect(h1Of(await chosen.text())).toBe('Página não encontrada');
});

test('a search looks in the guides of the reader’s language', async () => {
  const html = await (await page('/docs/search?q=tableau+de+paie', french)).text();
  expect(h1Of(html)).toBe('Rechercher');
  expect(html).toContain('<a href="/docs/excel#un-tableau-de-paie">Un tableau de paie</a>');
  expect(await (await page('/docs/search?q=tableau+de+paie')).text()).not.toContain('#un-tableau-de-paie');
  expect(await (await page('/docs/search?q=xyzzy', french)).text()).toContain(
    'Aucun résultat pour «\u00a0xyzzy\u00a0».',
  );
});

test('formulas of a French guide have semicolons, and carry the form with commas', async () => {
  const html = await (await page('/docs/excel', french)).text();
  expect(html).toContain(
    '<code class="formula" data-commas="=SVC.GROSSUP(&quot;KE&quot;, 61017.9)">=SVC.GROSSUP(&quot;KE&quot;; 61017,9)</code>',
  );
  expect(html).toContain('Points-virgules\u00a0: (&quot;KE&quot;; 1000,5)');
});

test('links of other pages to a part of a guide find it in every language', async () => {
  const html = await (await page('/docs/excel', french)).text();
  expect(html).toContain('<h2 id="les-précisions-de-paie"><span id="details-of-pay"></span>');
});

test('a translation whose original has changed says so, with a link to the English page', () => {
  const made = withOriginal('# Titre\n', '# Title\n');
  expect(readTranslation(made, '# Title\n')).toEqual({ text: '# Titre\n', isOld: false });
  const later = readTranslation(made, '# Title\n\nOne sentence more.\n');
  expect(later).toEqual({ text: '# Titre\n', isOld: true });
  const frame = frameOf({ people: undefined })('fr');
  const html = frame({ title: 'Titre', body: '<h1>Titre</h1>', written: 'fr', isOld: later.isOld });
  expect(html).toContain(
    '</h1><p class="warning">La page anglaise est plus récente que cette traduction. <a href="?lang=en" hreflang="en">La lire en anglais</a></p>',
  );
  expect(frame({ title: 'Titre', body: '<h1>Titre</h1>', written: 'fr' })).not.toContain('class="warning"');
});

test('what the generator writes into both does not make a translation old', () => {
  const english = (rows: string): string =>
    `# Title\n\n<!-- cells, counted by a command -->\n${rows}\n<!-- end of cells -->\n\nText.\n`;
  const made = withOriginal('# Titre\n', english('\n1 rule\n'));
  expect(readTranslation(made, english('\n2 rules\n')).isOld).toBe(false);
  expect(readTranslation(made, english('\n1 rule\n').replace('Text', 'Other text')).isOld).toBe(true);
});
