import fc from 'fast-check';
import { anchors, headingsOf } from '../../server/pages/headings';

const search = async (query: string): Promise<Response> =>
  fetch(new URL(`/docs/search?${query}`, process.env['SERVICE_URL']));
const found = async (words: string): Promise<readonly string[]> => {
  const html = await (await search(new URLSearchParams({ q: words }).toString())).text();
  return [...html.matchAll(/<li><a href="([^"]+)">/g)]
    .map((match) => match[1]!)
    .slice(-30)
    .filter((address) => html.slice(html.indexOf('<ol class="results">')).includes(`href="${address}"`));
};

test.each([
  ['minimum wages due dates', '/docs/rest#minimum-wages-and-due-dates'],
  ['details of pay', '/docs/excel#details-of-pay'],
  ['NETPAY', '/addin/functions.html#NETPAY'],
  ['invalid_country', '/docs/errors#invalid_country'],
  ['Tax on an amount', '/docs/reference/tax#calculateTax'],
  // The beginning of a word, and a slip of the keyboard.
  ['webho signat', '/docs/webhooks#'],
  ['tax treeties', '/docs/rest#tax-treaties'],
])('"%s" finds %s', async (words, address) => {
  expect((await found(words)).slice(0, 10).some((one) => one.startsWith(address))).toBe(true);
});

test('what is searched for is shown as text, and every result can be opened', async () => {
  const response = await search(`q=${encodeURIComponent('<b>tax</b> "')}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await response.text();
  expect(html).not.toContain('<b>tax');
  for (const address of new Set((await found('tax')).map((one) => one.split('#')[0]!)))
    expect([address, (await fetch(new URL(address, process.env['SERVICE_URL']))).status]).toEqual([address, 200]);
});

test.each([
  '',
  'q=',
  'q=%20',
  'q=a&q=b',
  `q=${'x'.repeat(5_000)}`,
  'q[x]=1',
  'q=%F0%9F%92%B0',
  `q=${'tax '.repeat(500)}`,
])('a search for %j is a page', async (query) => {
  const response = await search(query);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>Search</h1>');
});

// As GitHub makes them: https://docs.github.com/get-started/writing-on-github/…/basic-writing-and-formatting-syntax#section-links
test.each([
  [['When the server’s clock changes'], ['when-the-servers-clock-changes']],
  [['Keys, usage and more'], ['keys-usage-and-more']],
  [['Côte d’Ivoire (XOF)'], ['côte-divoire-xof']],
  [
    ['The same', 'The same', 'The same'],
    ['the-same', 'the-same-1', 'the-same-2'],
  ],
])('the anchors of %j', (texts, expected) => {
  expect(texts.map(anchors())).toEqual(expected);
});

test('headings keep their order, level and place', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ level: fc.integer({ min: 1, max: 6 }), id: fc.stringMatching(/^[a-z]{1,8}$/) })),
      (all) => {
        const html = all
          .map(({ level, id }) => `<h${level} id="${id}">A &amp; <code>b</code></h${level}><p>text</p>`)
          .join('');
        const headings = headingsOf(html);
        expect(headings.map(({ level, id, text }) => ({ level, id, text }))).toEqual(
          all.map(({ level, id }) => ({ level, id, text: 'A & b' })),
        );
        for (const { from } of headings) expect(html.slice(from, from + 11)).toBe('<p>text</p>');
      },
    ),
  ));
