import { Figure } from '../../functions/cell/figure';
import { serialOfDay } from '../../src/serial';
import { askServer } from '../support/excel-answer';
import { recordReadings, unchangedPages } from '../support/readings';
import { testWith } from '../support/recipe';
import { type ServerProcess, startedServers } from '../support/server-process';
import { inCalc, inExcel } from '../support/sheets';
import { until } from '../support/until';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));
jest.setTimeout(120_000);

jest.mock('../../functions/excel/service', () => ({ storage: { getItem: () => 'on' } }));

const start = startedServers();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const day = yesterday.slice(0, 10);

let server: ServerProcess;
beforeAll(async () => {
  server = await start();
  askServer(server);
  await recordReadings(server.dataDir, unchangedPages('RW', yesterday));
  await until(async () => String(await inExcel(['SOURCE', 'PAYE', 'RW'])).includes('Read again'));
});
afterAll(() => askServer(undefined));

const source = ['SOURCE', 'PAYE', 'RW'] as const;
const unread = ['SOURCE', 'PAYE', 'UG'] as const;
const sentence = new RegExp(`; Read again on ${day} at .+: unchanged$`);

test('SOURCE names the day and the publishers of a reading, and ASOF gives the day', async () => {
  expect(await inExcel(source)).toMatch(sentence);
  expect(await inExcel(unread)).not.toContain('Read again');
  expect(await inExcel(['ASOF', 'PAYE', 'RW'])).toBe(serialOfDay(day));
});

testWith(['python3'], 'in LibreOffice too', async () => {
  expect(inCalc([source, unread, ['ASOF', 'PAYE', 'RW']], server)).toEqual([
    expect.stringMatching(sentence),
    expect.not.stringContaining('Read again'),
    serialOfDay(day),
  ]);
});

test('where numbers are formatted, the cell of ASOF says it beside the day', () => {
  class FormattedNumber {
    constructor(
      readonly basicValue: number,
      readonly numberFormat: string,
    ) {}
  }
  const requirements = { isSetSupported: () => true };
  Object.assign(globalThis, { CustomFunctions: { FormattedNumber }, Office: { context: { requirements } } });
  const { shower } = jest.requireActual<{ shower: () => (value: Figure) => unknown }>('../../functions/excel/shown');
  expect(shower()(new Figure(46_350, 'date_read_again'))).toEqual({
    basicValue: 46_350,
    numberFormat: 'yyyy-mm-dd" (read again)"',
  });
});
