import { countryCodes, type TaxCurve, type TaxCurvePoint, type TaxResult } from '../../src/contract';
import { service } from '../support/service';

async function curveOf(query: string): Promise<TaxCurve> {
  const { status, body } = await service.get(`/api/v1/tax/curve?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as unknown as TaxCurve;
}
const rounded = ({ gross, net, tax, pension, marginal_rate }: TaxCurvePoint) =>
  [gross, net, tax, pension].map((value) => Number(value.toFixed(2))).concat(Number(marginal_rate.toFixed(4)));

// Kenya from February 2026, a month: NSSF 6 % to 108,000; SHIF 2.75 %, at least 300; housing levy 1.5 %; all three
// taken off. 10 % to 24,000, 25 % to 32,333, 30 % to 500,000; relief 2,400.
//   SHIF is more than 300 above 300 / 2.75 % = 10,909.09. Together 10.25 % of gross from there on.
//   24,000 / 0.8975 = 26,740.95: tax 2,400 less the relief: 0. From there 25 % x 0.8975 = 22.4375 %.
//   32,333 / 0.8975 = 36,025.63: tax 0.25 x 8,333 = 2,083.25. From there 30 % x 0.8975 = 26.925 %.
//   At 108,000 the contribution to the NSSF ends at 6,480: pension 6,480 + 2,970 + 1,620 = 11,070; tax 2,083.25 + 0.3 x
// (96,930 - 32,333) = 21,462.35. From there 30 % x 0.9575 = 28.725 %.
test('Kenya, month by month: every kink of the law', async () => {
  const curve = await curveOf('country=ke&pay_date=2026-11-20&to=200000');
  expect(curve).toMatchObject({
    country: 'KE',
    country_name: 'Kenya',
    currency: 'KES',
    period: 'monthly',
    tax_year: '2026',
    from: 0,
    to: 200_000,
    count: 6,
  });
  expect(curve.points.map(rounded)).toEqual([
    [0, -300, 0, 300, 0],
    [10_909.09, 9_790.91, 0, 1_118.18, 0],
    [26_740.95, 24_000, 0, 2_740.95, 22.4375],
    [36_025.63, 30_249.75, 2_083.25, 3_692.63, 26.925],
    [108_000, 75_467.65, 21_462.35, 11_070, 28.725],
    [200_000, 137_130.65, 47_889.35, 14_980, 28.725],
  ]);
  expect(curve.points[0]!.effective_rate).toBeNull();
  expect(curve.points.at(-1)!.effective_rate).toBeCloseTo(23.944675, 9);
  expect(curve.points.at(-1)!.marginal_deduction_rate).toBeCloseTo(28.725 + 4.25, 9);
});

// Morocco: professional expenses fall from 35 % to 25 % of annual pay above 78,000, so another 650 a month is taxed at
// 10 %.
test('a jump is two points with the same gross', async () => {
  const { points } = await curveOf('country=MA&pay_date=2026-11-20');
  const at = points.findIndex(({ gross }, i) => gross === points[i + 1]?.gross);
  expect(points[at]!.gross).toBe(6_500);
  expect(points[at + 1]!.tax - points[at]!.tax).toBeCloseTo(65, 9);
  expect(points[at]!.net - points[at + 1]!.net).toBeCloseTo(65, 9);
  expect(points[at]!.marginal_rate).toBe(points[at - 1]!.marginal_rate);
});

// Nigeria taxes the year, so the same points lie at 1/52, 1/26 and 1/12. The pension of 8 % is deducted, so tax starts
// at 800,000 / 0.92.
test.each([
  ['annual', 1],
  ['monthly', 12],
  ['biweekly', 26],
  ['weekly', 52],
] as const)('annual law for %s pay', async (period, periods) => {
  const curve = await curveOf(`country=NG&period=${period}&tax_year=2026`);
  const yearly = await curveOf('country=NG&period=annual&tax_year=2026');
  expect(curve.points[1]!.gross * periods).toBeCloseTo(800_000 / 0.92, 4);
  expect(curve.points.slice(0, -1).map(({ tax }) => tax * periods)).toEqual(
    yearly.points.slice(0, -1).map(({ tax }) => expect.closeTo(tax, 4)),
  );
  expect(curve.points.map(({ marginal_rate }) => marginal_rate)).toEqual(
    yearly.points.map(({ marginal_rate }) => marginal_rate),
  );
});

test('without contributions, in another currency, of another year', async () => {
  const { points, include_pension } = await curveOf('country=KE&include_pension=false&pay_date=2026-11-20');
  expect(include_pension).toBe(false);
  expect(points.every(({ pension }) => pension === 0)).toBe(true);
  expect(points.map(({ gross }) => gross)).toEqual([0, 24_000, 32_333, 500_000, 800_000, 1_000_000]);
  expect(await curveOf('country=ZW&currency=USD')).toMatchObject({ currency: 'USD' });
  expect(await curveOf('country=NG&tax_year=2025')).toMatchObject({ tax_year: '2025' });
});

test('as a table', async () => {
  const { headers, body } = await service.get('/api/v1/tax/curve?country=KE&format=csv');
  expect(headers.get('content-type')).toMatch(/^text\/csv/);
  expect((body as unknown as string).split('\r\n')[0]).toBe(
    'gross,net,tax,pension,marginal_rate,marginal_deduction_rate,effective_rate,data_status,as_of,confidence',
  );
});

test.each([
  ['', 'invalid_country'],
  ['country=XX', 'invalid_country'],
  ['country=KE&to=-1', 'invalid_amount'],
  ['country=KE&to=much', 'invalid_amount'],
  ['country=KE&to=1&to=2', 'invalid_amount'],
  ['country=KE&period=hourly', 'invalid_period'],
  ['country=KE&tax_year=1066', 'invalid_tax_year'],
  ['country=KE&pay_date=1999-01-01', 'invalid_date'],
  ['country=KE&pay_date=soon', 'invalid_date'],
  ['country=KE&currency=USD', 'invalid_currency'],
  ['country=KE&include_pension=perhaps', 'invalid_include_pension'],
  ['country=ST', 'invalid_tax_type'],
])('%s is %s', async (query, code) => {
  const { status, body } = await service.get(`/api/v1/tax/curve?${query}`);
  expect({ status, code: body.error?.code }).toEqual({ status: 400, code });
});

/** Tax and contributions on a straight line between two points. */
const between = (a: TaxCurvePoint, b: TaxCurvePoint, gross: number) => {
  const share = (gross - a.gross) / (b.gross - a.gross);
  return { tax: a.tax + share * (b.tax - a.tax), pension: a.pension + share * (b.pension - a.pension) };
};

test.each(['monthly', 'annual', 'weekly', 'biweekly'])(
  'payslips lie on straight lines between the points, in every country, for %s pay',
  async (period) => {
    for (const country of countryCodes.filter((code) => code !== 'ST')) {
      const { status, body } = await service.get(`/api/v1/tax/curve?country=${country}&period=${period}`);
      expect(status).toBe(200);
      const { points } = body.data as unknown as TaxCurve;
      points.forEach(({ gross }, i) => expect(gross).toBeGreaterThanOrEqual(points[i - 1]?.gross ?? 0));
      const asked = points.slice(1).flatMap((end, i) => {
        const start = points[i]!;
        const gross = Math.round((start.gross + end.gross) / 2);
        return gross > start.gross && gross < end.gross ? [{ gross, ...between(start, end, gross) }] : [];
      });
      const answer = await service.post('/api/v1/batch', {
        items: asked.map(({ gross }) => ({
          operation: 'tax',
          input: { country, amount: gross, type: 'income', period },
          select: ['tax_amount', 'pension'],
        })),
      });
      const { results } = answer.body.data as unknown as {
        results: { data: Pick<TaxResult, 'tax_amount' | 'pension'> }[];
      };
      // If the law rounds intermediate amounts, the answer says how far from the line a payslip may lie.
      const said = body.meta.notices.flatMap((notice) => /is within ([\d,.]+) of it/.exec(notice)?.[1] ?? []);
      const slack = 1 + Number((said[0] ?? '0').replace(/,/g, ''));
      asked.forEach(({ gross, tax, pension }, i) => {
        expect(`${country} ${gross} ${Math.abs(results[i]!.data.tax_amount - tax) <= slack}`).toBe(
          `${country} ${gross} true`,
        );
        expect(Math.abs((results[i]!.data.pension ?? 0) - pension)).toBeLessThanOrEqual(2);
      });
    }
  },
  60_000,
);
