import { countryFiles } from '../../src/reference/data';
import { payslipNames } from '../../src/reference/payslip/names';
import { askServer } from '../support/excel-answer';
import { ask } from '../support/http';
import { printed } from '../support/printed';
import { inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const [url, key] = [process.env['SERVICE_URL']!, process.env['SERVICE_KEY']!];

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  ask(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...headers },
    body: JSON.stringify(body),
  });

interface Line {
  readonly id: string;
  readonly name: string;
}
type Slip = Readonly<Record<string, readonly Line[] | undefined>>;

const lists = ['contributions', 'reliefs', 'credits', 'surcharges', 'adjustments', 'employer_contributions'];
const linesOf = (slip: Slip): readonly Line[] => lists.flatMap((list) => slip[list] ?? []);
const namesOf = (lines: readonly Line[]): readonly string[] => lines.map(({ name }) => name);

const slipIn = async (language: string, country: string, amount: number): Promise<readonly Line[]> => {
  const employee = country === 'CI' ? { employee: { marital_status: 'married', children: 2 } } : {};
  const answer = await post(`/api/tax?lang=${language}`, { country, amount, type: 'income', ...employee });
  return linesOf(((await answer.json()) as { data: Slip }).data);
};

/** Names that a country file has in a language, and those that it has only as recorded in another one. */
function namesIn(country: string, language: 'fr' | 'pt' | 'ar') {
  const file = countryFiles.find(({ code }) => code === country)!;
  const own = file.names![language]!;
  const foreign = payslipNames(file).filter((name) => own[name] !== undefined && own[name] !== name);
  return { own: Object.values(own), foreign };
}

// The terms are those of the declarations: état 301 and CNPS of Côte d’Ivoire, the map of remunerations of Angola, and
// the income tax law of Egypt (91 of 2005, article 9) with Law 148 of 2019 on social insurance.
const cases = [
  ['fr', 'CI', 500_000, ['CNPS retraite', 'Réduction d’impôt pour charges de famille (RICF)', 'Arrondi']],
  ['pt', 'AO', 400_000, ['Segurança Social (INSS)']],
  ['ar', 'EG', 25_000, ['التأمينات الاجتماعية (القانون 148 لسنة 2019)، حصة المؤمن عليه', 'الإعفاء الشخصي للعاملين']],
] as const;

describe.each(cases)('a payslip in %s of %s', (language, country, amount, expected) => {
  test('has the names of the law in that language, and the same codes', async () => {
    const own = await slipIn(language, country, amount);
    const english = await slipIn('en', country, amount);
    expect(own.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(namesOf(own)).toEqual(expect.arrayContaining([...expected]));
    const { foreign } = namesIn(country, language);
    expect(namesOf(own).filter((name) => foreign.includes(name))).toEqual([]);
  });

  test('also in cells', async () => {
    askServer({ url, key, language });
    const rows = (await inExcel(['PAYSLIP', country, amount])) as readonly (readonly unknown[])[];
    askServer(undefined);
    const { own, foreign } = namesIn(country, language);
    const shown = rows.map(([name]) => String(name));
    expect(shown.filter((name) => own.includes(name)).length).toBeGreaterThan(1);
    expect(shown.filter((name) => foreign.some((other) => name.includes(other)))).toEqual([]);
  });

  test('also in print', async () => {
    const body = { country, month: '2026-11', employer: { name: 'A' }, rows: [{ name: 'B', amount }] };
    const file = new Uint8Array(await (await post(`/api/v1/payroll/payslips?lang=${language}`, body)).arrayBuffer());
    const text = (await printed(file))[0]!.text;
    const { foreign } = namesIn(country, language);
    expect(foreign.filter((name) => text.includes(name))).toEqual([]);
    if (language !== 'ar') expect(text).toContain(expected[0]);
  });
});

test('a batch, a register and a journal follow the language in their body, whatever the header says', async () => {
  const header = { 'accept-language': 'fr' };
  const input = { country: 'CI', amount: 500_000, type: 'income' };
  const names = async (lang: string): Promise<readonly string[]> => {
    const answer = await post('/api/v1/batch', { lang, items: [{ operation: 'tax', input }] }, header);
    const { data } = (await answer.json()) as { data: { results: readonly [{ data: Slip }] } };
    return namesOf(data.results[0].data['employer_contributions']!);
  };
  expect(await names('en')).toContain('Contribution employeur');
  const register = async (lang: string) => {
    const body = { lang, country: 'SN', rows: [{ amount: 500_000 }], columns: ['lines'] };
    const answer = await post('/api/v1/payroll/register', body, header);
    return ((await answer.json()) as { data: { columns: readonly Line[] } }).data.columns;
  };
  const [english, french] = [await register('en'), await register('fr')];
  expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(namesOf(french)).toContain('IPRES régime général');
  const journal = async (lang: string): Promise<string> => {
    const body = { lang, country: 'CM', rows: [{ amount: 500_000 }] };
    return (await post('/api/v1/payroll/journal', body, { 'accept-language': 'en' })).text();
  };
  expect(await journal('fr')).toContain('CNPS pension vieillesse');
  expect(await journal('en')).not.toContain('CNPS pension vieillesse');
});

test('a country without names in the language keeps those of its law, and what no law names is translated', async () => {
  const english = namesOf(await slipIn('en', 'KE', 85_000));
  expect(namesOf(await slipIn('fr', 'KE', 85_000))).toEqual(
    english.map((name) => (name === 'Rounding' ? 'Arrondi' : name)),
  );
});

// No rule of Côte d’Ivoire or of Angola names commissions or travel on business.
test.each([
  ['fr', 'CI', ['Indemnité de déplacement', 'Commissions']],
  ['pt', 'AO', ['Subsídio de deslocação', 'Comissões']],
  ['en', 'CI', ['Travel allowance', 'Commission']],
])('in %s, parts of pay that no law of %s names are named in it, too', async (language, country, expected) => {
  const pay = { travel: 20_000, commission: 50_000 };
  const answer = await post(`/api/tax?lang=${language}`, { country, amount: 600_000, type: 'income', pay });
  const { data } = (await answer.json()) as { data: { taxable_parts: readonly Line[] } };
  expect(namesOf(data.taxable_parts)).toEqual(expected);
});

interface Cited {
  readonly publisher: string;
}

test.each([
  ['fr', 'dépôt de code public, adresse non enregistrée', 'OpenAccountants (code public)'],
  ['pt', 'repositório de código público, endereço não registado', 'OpenAccountants (código público)'],
  ['ar', 'مستودع برمجي عام، عنوانه غير مسجَّل', 'OpenAccountants (برنامج عام المصدر)'],
] as const)('what is remarked behind publishers is in %s, and their names stay', async (language, remark, named) => {
  const publishers = async (path: string, method = 'GET'): Promise<readonly string[]> => {
    const headers = { 'x-api-key': key };
    const question = { country: 'KE', amount: 85_000, type: 'income' };
    const response = await (method === 'POST' ? post(path, question) : ask(new URL(path, url), { headers }));
    const { data, meta } = (await response.json()) as { data: unknown; meta: { sources: readonly Cited[] } };
    const inData = [...JSON.stringify(data).matchAll(/"publisher":"((?:[^"\\]|\\.)*)"/g)].map(([, one]) => one!);
    return [...meta.sources.map(({ publisher }) => publisher), ...inData];
  };
  const ofKenya = await publishers(`/api/tax?lang=${language}`, 'POST');
  expect(ofKenya).toContain(remark);
  expect(ofKenya).toContain('PwC Worldwide Tax Summaries');
  const ofLaw = await publishers(`/api/v1/tax/law?country=GH&lang=${language}`);
  expect(ofLaw).toContain(named);
  // What a publisher quotes is part of its name.
  expect([...ofKenya, ...ofLaw].filter((one) => /\b(?:public code|cop(?:y|ies))\)?$/.test(one))).toEqual([]);
  expect(await publishers('/api/tax', 'POST')).toContain('public code repository, address not recorded');
});
