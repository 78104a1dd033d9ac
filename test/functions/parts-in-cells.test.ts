import { serialOfDay } from '../../src/serial';
import { askServer } from '../support/excel-answer';
import { clockAt, type ServerProcess, startedServers } from '../support/server-process';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const start = startedServers({ SVC_LOG_LEVEL: 'warn' });
let server: ServerProcess;
beforeAll(async () => {
  server = await start(clockAt('2026-11-30'));
  askServer(server);
});
afterAll(() => askServer(undefined));

// 85,000 a month in Kenya leaves 61,017.90: worked in the cases of Kenya. From the 16th, 15 of 30 days are paid.
const net = 61_017.9;

/** The columns of the month: its first paid day, its last, the paid days, and of how many. */
const headings = ['Gross pay', 'Worked from', 'Worked to', 'Days paid', 'Days of the month'];
const french = ['Salaire brut', 'Travaillé du', 'Travaillé au', 'Jours payés', 'Jours du mois'];
const portuguese = ['Salário bruto', 'Trabalhado de', 'Trabalhado até', 'Dias pagos', 'Dias do mês'];
const arabic = ['الراتب الإجمالي', 'العمل من', 'العمل إلى', 'الأيام المدفوعة', 'أيام الشهر'];
const rows = [
  [85_000, null, null, null, null],
  [170_000, serialOfDay('2026-11-16'), null, null, null],
  [170_000, null, '2026-11-15', null, null],
  [170_000, null, null, 13, 26],
  [0, null, null, null, null],
];

const table = (names: readonly string[]): Formula => [
  'PAYROLL',
  'KE',
  [['Employee', ...names], ...rows.map((row, i) => [`E${i}`, ...row])],
  'net_amount',
];

test.each([
  ['English', headings],
  ['French', french],
  ['Portuguese', portuguese],
  ['Arabic', arabic],
])('a payroll table says the paid days of a month in %s', async (_language, names) => {
  expect(await inExcel(table(names))).toEqual([[net], [net], [net], [net], [0]]);
});

// Pay beside such a column is often the pay of those days already.
test.each(['Days worked', 'Jours travaillés', 'Dias trabalhados', 'أيام العمل'])(
  'a column %s is for returns, and changes no pay',
  async (heading) => {
    const formula: Formula = [
      'PAYROLL',
      'KE',
      [
        ['Gross pay', heading],
        [85_000, 15],
      ],
      'net_amount',
    ];
    expect([await inExcel(formula), ...inCalc([formula], server)]).toEqual([net, net]);
  },
);

test('LibreOffice reads the same table', async () => {
  expect(inCalc([table(headings)], server)).toEqual([await inExcel(table(headings))]);
});

const netPay = (gross: number, details: string): Formula => ['NETPAY', 'KE', gross, null, null, null, details];

test('details of a formula state the part, in every formula of pay', async () => {
  expect(await inExcel(netPay(170_000, 'worked_from=2026-11-16'))).toBe(net);
  expect(await inExcel(netPay(170_000, 'days_paid=13; worked_of=26'))).toBe(net);
  const leave = 'unpaid_from=2026-11-09; unpaid_to=2026-11-23';
  expect(await inExcel(netPay(170_000, leave))).toBe(net);
  expect(await inExcel(netPay(85_000, 'days_paid=13; worked_of=26; worked_amount_is=part'))).toBe(net);
});
