import type { CitedSource } from '../../src/contract/meta';
import { sourceKinds } from '../../src/contract/words/truth';
import { countryFiles } from '../../src/reference/data';
import { asking, lawDays } from '../support/law-days';
import { type ServiceAnswer, service } from '../support/service';

const today = '2026-11-20';

/** The cited sources: in order, each with a kind, and consistent with the confidence. */
function wellFounded({ status, body }: ServiceAnswer, what: string): readonly CitedSource[] {
  expect([what, status]).toEqual([what, 200]);
  const { sources, confidence } = body.meta;
  // Sources without an address come last.
  const places = sources.map(({ kind, url }) => (url === null ? sourceKinds.length : sourceKinds.indexOf(kind)));
  expect([what, places]).toEqual([what, [...places].sort((a, b) => a - b)]);
  expect([what, places]).not.toEqual([what, expect.arrayContaining([-1])]);
  const official = sources.some(({ kind }) => kind === 'law' || kind === 'authority');
  const advisers = sources.filter(({ kind }) => kind === 'adviser');
  if (confidence === 'high') expect([what, official || advisers.length > 1]).toEqual([what, true]);
  if (sources.every(({ kind }) => kind === 'code')) expect([what, confidence]).toEqual([what, 'low']);
  return sources;
}

test('income tax of every country and period', async () => {
  const confident = new Set<string | undefined>();
  for (const day of countryFiles.flatMap((country) => lawDays(country, today))) {
    const answer = await service.post('/api/tax', { ...asking(day), amount: 100_000 });
    wellFounded(answer, `${day.country.code} ${day.date ?? day.regime.tax_year}`);
    confident.add(answer.body.meta.confidence);
  }
  expect([...confident].sort()).toEqual(['high', 'low', 'medium']);
}, 120_000);

test('the other taxes, prices and rates of every country', async () => {
  for (const { code } of countryFiles) {
    for (const path of [
      `/api/tax?country=${code}`,
      `/api/v1/tax/law?country=${code}`,
      `/api/rates?country=${code}`,
      `/api/fuel?country=${code}`,
    ]) {
      const answer = await service.get(path);
      if (answer.status === 200) wellFounded(answer, path);
    }
  }
}, 120_000);

// The scale and the pension contribution of Ethiopia before July 2025 are cited from a calculator, a business directory
// and a code repository.
test('data that only blogs and calculators state is not called well established', async () => {
  const answer = await service.post('/api/tax', {
    country: 'ET',
    amount: 5_000,
    type: 'income',
    pay_date: '2025-01-31',
  });
  expect(wellFounded(answer, 'ET').map(({ kind }) => kind)).not.toEqual(
    expect.arrayContaining(['law', 'authority', 'adviser']),
  );
  expect(answer.body.meta.confidence).toBe('medium');
});

// The social security law and the tax code are cited as texts, and the ministry's instruction on the scale as well.
test('data that the law itself states is', async () => {
  const { body } = await service.post('/api/tax', {
    country: 'CG',
    amount: 500_000,
    type: 'income',
    pay_date: '2026-01-31',
  });
  expect([body.meta.sources[0]!.kind, body.meta.confidence]).toEqual(['law', 'high']);
});

// A rate through a parity depends on the parity and on the quotation of its anchor, which comes from a compiler.
test.each([
  ['USD', 'KES', 'medium', ['other']],
  ['EUR', 'XOF', 'high', ['authority']],
  ['USD', 'XOF', 'medium', ['authority', 'other']],
])('a rate from %s to %s has %s confidence', async (from, to, confidence, kinds) => {
  const answer = await service.get(`/api/forex?from=${from}&to=${to}&date=2026-09-29`);
  const cited = wellFounded(answer, to).map(({ kind }) => kind);
  expect([answer.body.meta.confidence, cited]).toEqual([confidence, expect.arrayContaining(kinds)]);
});

test('frequently cited publishers have the right kind', async () => {
  for (const { code } of countryFiles) {
    const { body } = await service.get(`/api/tax?country=${code}`);
    for (const { publisher, url, kind } of body.meta.sources) {
      if (/^(PwC|EY|KPMG|BDO|Orbitax|PaySpace)\b/.test(publisher))
        expect([publisher, kind]).toEqual([publisher, 'adviser']);
      if (/^(\w+ )+Revenue (Authority|Service|Commission)$/.test(publisher))
        expect([publisher, kind]).toEqual([publisher, 'authority']);
      if (url?.startsWith('https://github.com/'))
        expect([publisher, ['code', 'law', 'authority'].includes(kind)]).toEqual([publisher, true]);
      if (/calculator|rivermate/i.test(publisher))
        expect([publisher, kind]).toEqual([publisher, expect.stringMatching(/^(other|code)$/)]);
    }
  }
}, 60_000);
