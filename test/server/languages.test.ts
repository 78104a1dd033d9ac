import { publisherIn } from '../../src/language/source-remarks';
import { raw } from '../support/raw';

const address = (path: string): string => `${process.env['SERVICE_URL']}${path}`;
const key = { 'x-api-key': process.env['SERVICE_KEY']! };

type Headers = Readonly<Record<string, string>>;
const get = (path: string, headers: Headers = {}) => raw(address(path), { headers: { ...key, ...headers } });
const post = (path: string, body: object, headers: Headers = {}) =>
  raw(address(path), { method: 'POST', body, headers: { ...key, ...headers } });

interface Said {
  readonly text: string;
}
/** What answers hold that is said in the language of the reader. */
interface Told {
  readonly data: {
    readonly heading: string;
    readonly sections: readonly { readonly lines: readonly Said[] }[];
    readonly lines: readonly Said[];
    readonly items: readonly { readonly country_name: string }[];
    readonly changes: readonly { readonly title: string }[];
  };
  readonly meta: { readonly notices: readonly string[] };
}
/** What the tax law of a country holds of its contributions. */
interface LawTold {
  readonly data: {
    readonly contributions: Readonly<Record<'employee' | 'employer', readonly { readonly note?: string }[]>>;
  };
}
const told = async (answer: ReturnType<typeof raw>): Promise<Told> => JSON.parse((await answer).text) as Told;

/** A question that is refused: its cursor is none. */
const refused = '/api/v1/changes?cursor=none';
const vat = { country: 'KE', amount: 1_000, mode: 'add' };

const script: Readonly<Record<string, RegExp>> = {
  en: /must be the/,
  fr: /doit être/,
  pt: /tem de ser/,
  ar: /[\u0600-\u06ff]{3}/,
};

test.each(Object.keys(script))('lang=%s: a refusal in that language, with the same code', async (lang) => {
  const { status, headers, body } = await get(`${refused}&lang=${lang}`);
  expect([status, body.error.code, headers['content-language']]).toEqual([400, 'invalid_cursor', lang]);
  expect(body.error.message).toMatch(script[lang]!);
  expect(body.error.message).toContain('`next_cursor`');
});

test.each([
  ['fr-CI, fr;q=0.9, en;q=0.8', 'fr'],
  ['fr-FR', 'fr'],
  ['pt-MZ,pt;q=0.9', 'pt'],
  ['ar-TN', 'ar'],
  ['sw-KE, sw;q=0.9', 'en'],
  ['sw, pt;q=0.4, fr;q=0.6', 'fr'],
  ['es, fr;q=0', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;;q=9,,,', 'en'],
])('Accept-Language %j is answered in %s', async (header, language) => {
  const { headers, body } = await get(refused, { 'accept-language': header });
  expect(headers['content-language']).toBe(language);
  expect(body.error.message).toMatch(script[language]!);
});

test('lang decides before the header, on every kind of answer, and caches know what it depends on', async () => {
  const french = { 'accept-language': 'fr' };
  for (const answer of [
    await get(`/api/v1/vat?country=KE&amount=1000&mode=add&lang=pt`, french),
    await get(`/api/forex?from=EUR&to=XOF&lang=pt`, french),
    await get(`${refused}&lang=pt`, french),
    await post('/api/vat?lang=pt', vat, french),
    await post('/api/v1/batch?lang=pt', { items: [{ operation: 'vat', input: vat }] }, french),
    await post('/api/v1/batch', { items: [{ operation: 'vat', input: vat }], lang: 'pt' }, french),
    await post('/api/tax?lang=pt', { country: 'XX' }, french),
    await get('/api/v1/nothing-here?lang=pt', french),
  ]) {
    expect(answer.headers['content-language']).toBe('pt');
    expect(String(answer.headers['vary']).split(/, */)).toContain('accept-language');
  }
});

test('nothing but sentences and names of our own changes with the language, and lang is no field without effect', async () => {
  const question = { country: 'KE', amount: 85_000, type: 'income' };
  const [english, french] = await Promise.all([post('/api/tax', question), post('/api/tax?lang=fr', question)]);
  const { data, ...rest } = french.body as unknown as { data: object; meta: { notices: string[] } };
  const { adjustments } = english.body.data as unknown as { adjustments: readonly object[] };
  expect(data).toEqual({ ...english.body.data, adjustments: adjustments.map((one) => ({ ...one, name: 'Arrondi' })) });
  const { meta } = english.body as unknown as { meta: { notices: string[]; sources: { publisher: string }[] } };
  const sources = meta.sources.map((source) => ({ ...source, publisher: publisherIn('fr', source.publisher) }));
  expect({ ...rest.meta, notices: [] }).toEqual({ ...meta, sources, notices: [] });
  expect(rest.meta.notices).toHaveLength(meta.notices.length);
  expect(meta.notices.length).toBeGreaterThan(0);
  for (const [i, notice] of rest.meta.notices.entries()) expect(notice).not.toBe(meta.notices[i]);
});

test.each([
  ['lang=sw', /"sw".*en, fr, pt, ar/],
  ['lang=FR', /"FR"/],
  ['lang=fr&lang=pt', /2/],
])('%s is refused with the languages that there are', async (query, sentence) => {
  const { status, body } = await get(`/api/v1/currencies?${query}`);
  expect([status, body.error]).toMatchObject([400, { code: 'bad_request', field: 'lang' }]);
  expect(body.error.message).toMatch(sentence);
});

test('a batch refuses a language that there is not, and answers each item in the one that it names', async () => {
  const items = [
    { operation: 'vat', input: vat },
    { operation: 'vat', input: { ...vat, mode: 'sum' } },
  ];
  const wrong = await post('/api/v1/batch', { items, lang: 'sw' });
  expect([wrong.status, wrong.body.error.message]).toEqual([400, expect.stringContaining('"pt"')]);
  const { body } = await post('/api/v1/batch', { items, lang: 'fr' });
  const [, failed] = body.data['results'] as readonly { readonly error?: { readonly message: string } }[];
  expect(failed!.error!.message).toMatch(/ne peut pas être "sum"/);
});

test('a sheet is spoken to in its language without fields of the API', async () => {
  const at = (language: string) =>
    get('/api/v1/exchange-rates/history?from=USD', { prefer: 'words=sheet', 'accept-language': language });
  const [english, french] = await Promise.all([at('en'), at('fr')]);
  expect(french.body.error.code).toBe(english.body.error.code);
  expect(french.body.error.message).not.toBe(english.body.error.message);
  expect(french.body.error.message).not.toContain('`');
});

test('agents are answered in the language of their host', async () => {
  const ask = async (language: string): Promise<string> => {
    const { text } = await post(
      '/mcp',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'payslip', arguments: { country: 'XX', amount: 1 } },
      },
      { accept: 'application/json, text/event-stream', 'accept-language': language },
    );
    return (JSON.parse(text) as { result: { content: [{ text: string }] } }).result.content[0].text;
  };
  const [english, french] = [await ask('en'), await ask('fr-CM')];
  expect(english).toContain('XX');
  expect(french).toContain('XX');
  expect(french).not.toBe(english);
});

test.each([
  ['fr', 'Salaire brut', 'par mois', /^Kenya, exercice fiscal/],
  ['pt', 'Salário bruto', 'por mês', /^Quénia/],
  ['ar', 'الراتب الإجمالي', 'في الشهر', /^كينيا/],
])(
  'an explanation in %s, with one notice that texts of the law stay as recorded',
  async (lang, gross, month, heading) => {
    const { data, meta } = await told(
      post(`/api/v1/tax/explain?lang=${lang}`, { country: 'KE', amount: 85_000, type: 'income' }),
    );
    expect(data.heading).toMatch(heading);
    const lines = data.sections.flatMap((section) => section.lines);
    expect(lines.map(({ text }) => text)).toContain(gross);
    expect(JSON.stringify(lines)).toContain(month);
    const notice = { fr: /langue de leur enregistrement/, pt: /língua em que foram/, ar: /باللغة المسجلة/ }[lang]!;
    expect(meta.notices.filter((text) => notice.test(text))).toHaveLength(1);
  },
);

test('labour lines, due dates and changes in French, with days and numbers as French writes them', async () => {
  const notice = { country: 'CI', started: '2014-01-01', ends: '2025-12-31', pay: 400_000 };
  const { lines } = (await told(post('/api/v1/labour/severance?lang=fr', notice))).data;
  expect(lines.map(({ text }) => text).join(' ')).toMatch(/années? d’ancienneté/);
  const { items } = (await told(get('/api/v1/payroll/calendar?country=KE&due_in=2026-05&lang=fr'))).data;
  expect(items[0]!.country_name).toBe('Kenya');
  const { changes } = (await told(get('/api/v1/changes?kind=law&lang=fr&limit=500'))).data;
  for (const { title } of changes) expect(title).not.toMatch(/ as of | apply from |previously|recorded in advance/);
});

test('a treaty is told alike by the tax and by its explanation', async () => {
  const paid = { country: 'ZA', type: 'withholding', amount: 100_000, payment_type: 'dividends' };
  const asked = { ...paid, residency: 'non_resident', recipient_country: 'NL' };
  const [tax, explained] = await Promise.all(
    ['/api/tax', '/api/v1/tax/explain'].map(async (path) => (await post(`${path}?lang=fr`, asked)).body),
  );
  const { treaty } = tax!.data as unknown as { treaty: { partner_name: string; conditions: { condition: string }[] } };
  expect(treaty.partner_name).toBe('Pays-Bas');
  expect(treaty.conditions[0]!.condition).toMatch(/^une société détenant au moins 10\s% du payeur$/u);
  expect((explained!.data as unknown as { result: { treaty: unknown } }).result.treaty).toEqual(treaty);
});

test('Arabic has no country, fuel, holiday, office or note of a contribution in English', async () => {
  const asked = async (path: string) => (await get(`${path}&lang=ar`)).text;
  expect(await asked('/api/rates?country=MA')).toContain('سعر الفائدة الأساسي في المغرب');
  expect(await asked('/api/rates?country=LY')).toContain('غير معروف: سعر الفائدة الأساسي');
  expect(await asked('/api/fuel?country=TN')).toContain('سعر البنزين قبل');
  expect(await asked('/api/v1/calendar/holidays?country=EG&year=2026')).toMatch(/"عيد الفطر، اليوم الثاني".*نُقل موعده/);
  expect(await asked('/api/v1/payroll/calendar?country=TN&month=2026-11')).toMatch(/"التصريح الشهري".*"قباضة المالية"/);
  const { contributions } = (JSON.parse(await asked('/api/v1/tax/law?country=MA')) as LawTold).data;
  const notes = [...contributions.employee, ...contributions.employer].flatMap(({ note }) => note ?? []);
  expect(notes.length).toBeGreaterThan(2);
  expect(notes.filter((note) => note.includes('بالإنجليزية'))).toEqual([]);
});
