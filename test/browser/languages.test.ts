import { browser } from './support/browser';
import { type Excel, openExcel, type SheetError } from './excel';

jest.setTimeout(120_000);

/** Excel with Office in a language, and the files and languages that its page asks for. */
async function excelIn(
  displayLanguage: string,
): Promise<{ excel: Excel; files: string[]; asked: (string | undefined)[] }> {
  const [files, asked]: [string[], (string | undefined)[]] = [[], []];
  const excel = await openExcel(browser, process.env['SERVICE_URL']!, {
    displayLanguage,
    prepare: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/cells-\w+\..*\.js$/.test(pathname)) files.push(/cells-(\w+)\./.exec(pathname)![1]!);
        if (pathname.endsWith('/batch')) asked.push(request.headers()['accept-language']);
      });
    },
  });
  return { excel, files, asked };
}

const messageOf = (result: unknown): string => (result as SheetError).message;

test("in French, Microsoft's runtime calls the functions, and errors and lines are in French", async () => {
  const { excel, files, asked } = await excelIn('fr-FR');
  // A sentence of the service.
  const [unknown, noFamily, headings, payslip, net] = await excel.calculate([
    ['NETPAY', 'ZZ', 300_000],
    ['NETPAY', 'CI', 300_000, null, null, null, 'enfants=2; children=3'],
    ['PAYROLLHEADERS', 'CI'],
    ['PAYSLIP', 'CI', 300_000],
    ['NETPAY', 'CI', 300_000],
  ]);
  expect(unknown).toMatchObject({ error: '#VALUE!' });
  expect(messageOf(unknown)).toMatch(/^"ZZ" ne figure pas parmi les 54 codes de pays/);
  // A sentence of the functions.
  expect(noFamily).toEqual({
    error: '#VALUE!',
    message: 'Enfants figure deux fois parmi les précisions. Indiquez cette valeur une seule fois.',
  });
  expect((headings as string[][])[0]!.slice(0, 3)).toEqual(expect.arrayContaining(['Salaire brut']));
  const lines = new Map(payslip as [string, number][]);
  expect(lines.get('Salaire brut')).toBe(300_000);
  expect(lines.get('Salaire net')).toBe(net);
  expect([...lines.keys()].join()).not.toMatch(/Gross|Net pay|Income tax|Family|contributions/);
  expect([files, [...new Set(asked)]]).toEqual([['fr'], ['fr']]);
  expect(excel.complaints).toEqual([]);
});

test('Office in Arabic or Portuguese reads its own language, and in another one English', async () => {
  const wrong = ['VAT', 'KE', 'much'] as const;
  const [arabic, portuguese, german] = await Promise.all(['ar-SA', 'pt-PT', 'de-DE'].map(excelIn));
  expect(messageOf(await arabic!.excel.value(...wrong))).toBe('"much" ليس رقمًا. أدخل رقمًا (المبلغ).');
  expect(messageOf(await portuguese!.excel.value(...wrong))).toBe(
    '"much" não é um número. Introduza um número (montante).',
  );
  expect(messageOf(await german!.excel.value(...wrong))).toBe('"much" is not a number. Enter a number for amount.');
  expect([arabic!.files, portuguese!.files, german!.files]).toEqual([['ar'], ['pt'], []]);
});

test('without the file of a language, cells say their sentences in English', async () => {
  const excel = await openExcel(browser, process.env['SERVICE_URL']!, {
    displayLanguage: 'fr-FR',
    prepare: async (page) => {
      await page.route('**/addin/cells-*.js', (route) => route.abort());
    },
  });
  expect(messageOf(await excel.value('VAT', 'KE', 'much'))).toBe('"much" is not a number. Enter a number for amount.');
});
