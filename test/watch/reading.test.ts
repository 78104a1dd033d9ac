import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { CitedPage } from '../../src/watch/cited-pages';
import { type WatchedFigure } from '../../src/watch/figures';
import { aboutTax } from '../../src/watch/facts/fact';
import { taxYear } from '../../src/reference/tax-year';
import { axes } from '../../src/watch/words';
import { createGet, type Get } from '../../server/watch/get';
import { runWatch, userAgentFor } from '../../server/watch/run';
import type { Reading } from '../../server/watch/read-page';
import type { LawPage } from '../../server/store/law-readings';
import { pdfOf } from './gazette';

// A country of this test: 10 % to 24,000 a month, 25 % to 32,333, 30 % above; a relief of 2,400; VAT of 16 %. The law is
// of July 2025, and 2026 is its tax year.
const bands = [
  { from: 0, to: 24_000, rate: 10 },
  { from: 24_000, to: 32_333, rate: 25 },
  { from: 32_333, to: null, rate: 30 },
];
const scale: WatchedFigure = {
  id: 'KE income.bands: scale',
  about: 'Income tax, scale',
  says: '10 % to 24,000, 25 % 24,000 to 32,333, 30 % above 32,333',
  since: '2025-07-01',
  looksFor: { kind: 'scale', bands, period: 'month' },
};
const relief: WatchedFigure = {
  id: 'KE income.personal-relief: 2,400',
  about: 'Personal relief',
  says: '2,400',
  since: '2025-07-01',
  looksFor: { kind: 'amount', value: 2_400, subject: [aboutTax('income')] },
};
const vat: WatchedFigure = {
  id: 'KE vat.standard: 16 %',
  about: 'VAT, standard rate',
  says: '16 %',
  since: null,
  looksFor: {
    kind: 'percent',
    value: 16,
    subject: [aboutTax('vat'), { axis: axes.rateKind, key: 'standard', isNamed: false }],
  },
};
const year = taxYear({ starts: '01-01', named_after: 'start', label: '2026' }, 2026);

const html = (body: string, title = 'Individual - Taxes on personal income'): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body><nav>Tax 2019 99 %</nav>${body}</body></html>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[], caption = ''): string =>
  `<table><caption>${caption}</caption><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const newScale = [
  ['0', '24,000', '10'],
  ['24,001', '32,333', '25'],
  ['32,334', 'and above', '30'],
];
const oldScale = [
  ['0', '24,000', '10'],
  ['24,001', '40,000', '25'],
  ['40,001', 'and above', '30'],
];
const heads = ['From (KES)', 'To (KES)', 'Rate (%)'];

/** An adviser's summary, as it really comes: a date of review, monthly and annual columns, notes with raised numbers. */
const summary = html(`<main><h1>Kenya</h1><p>Last reviewed - 05 March 2026</p><h2>Personal income tax rates</h2>
<table><tr><th>Monthly taxable income (KES)</th><th>Annual taxable income (KES)</th><th>Tax rate (%)</th></tr>
<tr><td>First 24,000<sup>1</sup></td><td>First 288,000</td><td>10</td></tr>
<tr><td>Next 8,333</td><td>Next 100,000</td><td>25</td></tr>
<tr><td>Above 32,333</td><td>Above 388,000</td><td>30</td></tr></table>
<p>Resident individuals receive a personal relief of KES 2,400 per month.</p><p>For more, call +254 20 285 5000.</p></main>`);

const french = html(
  `<h2>Impôt sur le revenu : barème mensuel</h2><ul><li>De 0 à 24&nbsp;000 F : 10&nbsp;%</li><li>De 24&nbsp;001 à 32&nbsp;333 F : 25&nbsp;%</li><li>Au-delà de 32&nbsp;333 F : 30&nbsp;%</li></ul>
<p>L’abattement est de 2&nbsp;400 F par mois. La TVA s’applique au taux normal de 16&nbsp;%.</p>`,
  'Fiscalité',
);
const portuguese = html(
  `<h2>Imposto sobre o rendimento do trabalho</h2>${table(
    ['Escalão', 'Rendimento mensal', 'Taxa'],
    [
      ['1.º', 'Até 24.000,00', '10%'],
      ['2.º', 'De 24.000,01 a 32.333,00', '25%'],
      ['3.º', 'Acima de 32.333,00', '30%'],
    ],
  )}<p>Dedução pessoal: 2.400,00 por mês.</p>`,
  'Impostos',
);
const gazette = pdfOf([
  [[72, 'THE FINANCE ACT, 2025']],
  [[72, 'Third Schedule: rates of income tax from 1st July, 2025']],
  [[72, '']],
  [
    [72, 'Monthly income'],
    [300, 'Rate'],
  ],
  [
    [72, 'On the first KES 24,000'],
    [300, '10%'],
  ],
  [
    [72, 'On the next KES 8,333'],
    [300, '25%'],
  ],
  [
    [72, 'On all income in excess of KES 32,333'],
    [300, '30%'],
  ],
  [[72, '']],
  [[72, 'The personal relief is KES 2,400 a month.']],
]);

const pages: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/summary': (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(summary),
  '/authority': (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', etag: '"v1"' })
        .end(
          gzipSync(
            html(`<h1>PAYE</h1>${table(heads, newScale, 'Monthly rates')}<p>Personal relief: KES 2,400 a month.</p>`),
          ),
        );
  },
  '/french': (_, response) => response.setHeader('content-type', 'text/html').end(french),
  '/portuguese': (_, response) => response.setHeader('content-type', 'text/html').end(portuguese),
  '/gazette.pdf': (_, response) => response.setHeader('content-type', 'application/pdf').end(gazette),
  '/moved': (_, response) => response.writeHead(301, { location: '/summary' }).end(),
  '/private/page': (_, response) => response.end(summary),
  '/to-private': (_, response) => response.writeHead(302, { location: '/private/page' }).end(),
  '/challenge': (_, response) =>
    response
      .writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' })
      .end(
        '<html><head><title>Just a moment...</title></head><body>Enable JavaScript and cookies to continue</body></html>',
      ),
  '/challenge-200': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        '<html><head><title>Just a moment...</title></head><body><script src="/cdn-cgi/challenge-platform/x"></script>Checking</body></html>',
      ),
  '/both-years': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        html(
          `<h2>Rates for 2025</h2>${table(heads, oldScale)}<h2>Rates for 2026</h2>${table(heads, newScale)}<p>Relief of 2,400.</p>`,
        ),
      ),
  '/last-year-was-it': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        html(
          `<h2>Rates for 2025</h2>${table(heads, newScale)}<h2>Rates for 2026</h2>${table(heads, oldScale)}<p>Relief of 2,400.</p>`,
        ),
      ),
  '/lost-threshold': (_, response) =>
    response.setHeader('content-type', 'text/html').end(
      html(
        `${table(heads, [
          ['0', '24,000', '10'],
          ['24,001', '', '25'],
          ['32,334', 'and above', '30'],
        ])}<p>Relief of 2,400.</p>`,
      ),
    ),
  '/wrong-order': (_, response) =>
    response.setHeader('content-type', 'text/html').end(
      html(
        `${table(heads, [
          ['0', '24,000', '10'],
          ['24,001', '32,333', '30'],
          ['32,334', 'and above', '25'],
        ])}<p>Relief of 2,400.</p>`,
      ),
    ),
  '/large': (_, response) => {
    response.setHeader('content-type', 'text/html');
    const piece = Buffer.alloc(2 ** 20, 'a');
    let sent = 0;
    const send = (): void => {
      while (sent < 40 && !response.destroyed) {
        sent++;
        if (!response.write(piece)) return void response.once('drain', send);
      }
      response.end();
    };
    send();
    response.on('close', () => (largeSent = sent));
  },
  '/bomb': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(40 * 2 ** 20, 'a'))),
  '/endless': (_, response) => {
    response.setHeader('content-type', 'text/html');
    const timer = setInterval(() => response.write('<p>more</p>'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/gone': (_, response) => response.writeHead(404).end('none'),
  '/soft-gone': (_, response) =>
    response.setHeader('content-type', 'text/html').end(html('<p>Try the search.</p>', 'Page not found')),
  '/picture': (_, response) => response.setHeader('content-type', 'image/png').end('x'),
  '/broken.pdf': (_, response) => response.setHeader('content-type', 'application/pdf').end('%PDF-1.4 broken'),
};

let largeSent = 0;
let server: Server;
let base: string;
const asked: { readonly url: string; readonly agent: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url!, agent: request.headers['user-agent'] });
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /private/\n');
    else pages[request.url!]?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const cited = (path: string, figures: readonly WatchedFigure[]): CitedPage => ({
  url: path.startsWith('http') ? path : `${base}${path}`,
  citations: [
    {
      country: 'KE',
      name: 'Kenya',
      id: 'test',
      source: { title: 'Test', publisher: 'Test', url: `${base}${path}`, kind: 'authority', dated: null },
      figures,
      year,
    },
  ],
});

const quick: Get = (url, headers, limits, mayFollow) =>
  createGet('private')(url, headers, limits ?? { largest: 10 * 2 ** 20, within: 2_000 }, mayFollow);

/** A store in memory that keeps the last reading of each page. */
function storeOf(known: readonly LawPage[] = []) {
  const kept = new Map(known.map((page) => [page.url, page]));
  return {
    kept,
    lawPages: async () => [...kept.values()],
    recordLawPage: async (page: Reading) => void kept.set(page.url, { ...page, settled: null }),
  };
}

async function read(
  path: string,
  figures: readonly WatchedFigure[] = [scale, relief],
  options: { get?: Get; store?: ReturnType<typeof storeOf>; at?: string } = {},
) {
  const readings = await runWatch([cited(path, figures)], {
    store: options.store ?? storeOf(),
    get: options.get ?? quick,
    now: () => new Date(options.at ?? '2026-11-24T03:00:00.000Z'),
    wait: async () => undefined,
    contact: 'https://payroll.example.com',
  });
  return readings[0];
}

const idsOf = (reading: Reading | undefined): string[] => reading!.missing.map(({ id }) => id);

describe('pages as sources really have them', () => {
  test.each([
    ['/summary', [scale, relief]],
    ['/authority', [scale, relief]],
    ['/french', [scale, relief, vat]],
    ['/portuguese', [scale, relief]],
    ['/gazette.pdf', [scale, relief]],
    ['/moved', [scale, relief]],
    ['/both-years', [scale, relief]],
  ])('%s states the law', async (path, figures) => {
    const reading = await read(path, figures);
    expect({ outcome: reading!.outcome, why: reading!.why, missing: idsOf(reading) }).toEqual({
      outcome: 'same',
      why: null,
      missing: [],
    });
    expect(reading!.found).toHaveLength(figures.length);
    expect(reading!.textHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['/last-year-was-it', '/lost-threshold', '/wrong-order'])('%s does not state the scale', async (path) => {
    const reading = await read(path);
    expect([reading!.outcome, idsOf(reading)]).toEqual(['differs', [scale.id]]);
    expect(reading!.missing[0]!.page).toContain('24,001');
  });

  test.each([
    ['/private/page', 'refused', 'robots.txt'],
    ['/to-private', 'unreadable', 'may not be read'],
    ['/challenge', 'refused', 'whether a person'],
    ['/challenge-200', 'refused', 'whether a person'],
    ['/large', 'unreadable', 'larger than 10 MB'],
    ['/bomb', 'unreadable', 'larger than 10 MB'],
    ['/endless', 'unreadable', 'not complete after 2 seconds'],
    ['/loop', 'unreadable', 'without end'],
    ['/gone', 'gone', '404'],
    ['/soft-gone', 'gone', 'not there'],
    ['/picture', 'unreadable', 'neither HTML nor PDF'],
    ['/broken.pdf', 'unreadable', 'no PDF'],
    ['https://www.scribd.com/document/1', 'refused', 'Scribd'],
  ])('%s is %s', async (path, outcome, why) => {
    const reading = await read(path);
    expect([reading!.outcome, reading!.why]).toEqual([outcome, expect.stringContaining(why)]);
  });

  test('a page that is too large is not read to its end', () => expect(largeSent).toBeLessThan(40));
});

test('a private address is not asked for', async () => {
  const before = asked.length;
  const reading = await read('/summary', [scale], { get: createGet('internet') });
  expect([reading!.outcome, asked.length - before]).toEqual(['unreadable', 0]);
});

test('the reader says who asks', async () => {
  asked.length = 0;
  await read('/summary');
  expect(asked).toEqual(
    ['/robots.txt', '/summary'].map((url) => ({ url, agent: userAgentFor('https://payroll.example.com') })),
  );
  expect(asked[0]!.agent).toMatch(/^svc-finance-africa\/.*https:\/\/payroll\.example\.com/);
});

test('a page is read weekly, and one that is unchanged is not sent again', async () => {
  const store = storeOf();
  await read('/authority', [scale, relief], { store });
  asked.length = 0;
  expect(await read('/authority', [scale, relief], { store, at: '2026-11-30T03:00:00.000Z' })).toBeUndefined();
  expect(asked).toEqual([]);
  const again = await read('/authority', [scale, relief], { store, at: '2026-12-01T03:00:00.000Z' });
  expect(again).toMatchObject({
    outcome: 'same',
    comparedAt: '2026-12-01T03:00:00.000Z',
    since: '2026-11-24T03:00:00.000Z',
  });
});

test('new law is compared with the whole page, although the page is unchanged', async () => {
  const store = storeOf();
  await read('/authority', [scale], { store });
  const more = await read('/authority', [scale, vat], { store, at: '2026-12-01T03:00:00.000Z' });
  expect([more!.outcome, idsOf(more)]).toEqual(['differs', [vat.id]]);
});

test('a figure that the page stated before is lost, and a page that cannot be read keeps what was found', async () => {
  const store = storeOf();
  await read('/summary', [scale, relief], { store });
  const page = store.kept.get(`${base}/summary`)!;
  store.kept.clear();
  store.kept.set(`${base}/lost-threshold`, { ...page, url: `${base}/lost-threshold` });
  const changed = await read('/lost-threshold', [scale, relief], { store, at: '2026-12-01T03:00:00.000Z' });
  expect(changed!.lost).toEqual([scale.id]);
  store.kept.clear();
  store.kept.set(`${base}/endless`, { ...page, url: `${base}/endless` });
  const slow = await read('/endless', [scale, relief], { store, at: '2026-12-01T03:00:00.000Z' });
  expect(slow).toMatchObject({
    outcome: 'unreadable',
    found: page.found,
    comparedAt: page.comparedAt,
    since: '2026-12-01T03:00:00.000Z',
  });
});
