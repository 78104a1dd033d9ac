import type { SentItem } from '../../functions/batch/batcher';
import { createBatcher } from '../../functions/batch/batcher';
import type { Question, Reply } from '../../functions/batch/question';
import { validUntil } from '../../functions/batch/validity';
import { serialOfDay } from '../../src/serial';
import { askServer } from '../support/excel-answer';
import { testWith } from '../support/recipe';
import { clockAt, type ServerProcess, startedServers } from '../support/server-process';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const start = startedServers({ SVC_LOG_LEVEL: 'warn' });
let server: ServerProcess;
beforeAll(async () => {
  // Noon in UTC: on Kiritimati the 21st has begun.
  server = await start(clockAt('2026-11-20'));
  askServer(server);
});
afterAll(() => askServer(undefined));

describe('today is the day of whoever asks', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z')));
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, Formula, Formula]>([
    ['a rate', ['FXRATE', 'USD', 'KES', 1, serialOfDay('2026-11-21')], ['FXRATE', 'USD', 'KES', 1]],
    ['a price', ['FUEL', 'KE', 'petrol', null, '2026-11-21'], ['FUEL', 'KE', 'petrol']],
    ['a figure', ['CBRATE', 'KE', 'policy_rate', '2026-11-21'], ['CBRATE', 'KE', 'policy_rate']],
    [
      'a history to today',
      ['HISTORY', 'fx', 'KES', '2026-01-05', '2026-11-21', 'month-average'],
      ['HISTORY', 'fx', 'KES', '2026-01-05', null, 'month-average'],
    ],
    [
      'a history to the end of the month',
      ['HISTORY', 'fx', 'KES', '2026-01-05', serialOfDay('2026-11-30'), 'month-average'],
      ['HISTORY', 'fx', 'KES', '2026-01-05', null, 'month-average'],
    ],
  ])('%s', async (_what, dated, latest) => {
    const expected = await inExcel(latest);
    expect(JSON.stringify(expected)).not.toContain('"error"');
    expect(await inExcel(dated)).toEqual(expected);
  });

  test.each<[Formula]>([
    [['FXRATE', 'USD', 'KES', 1, '2026-11-22']],
    [['HISTORY', 'fx', 'KES', '2026-01-05', '2026-12-01', 'month-average']],
    [['HISTORY', 'fx', 'KES', '2026-11-22']],
  ])('a later day is in the future: %j', async (formula) => {
    expect(await inExcel(formula)).toEqual({
      error: '#VALUE!',
      message: expect.stringContaining('is in the future') as unknown,
    });
  });

  test('over REST, a rate and a history of both addresses', async () => {
    const get = async (path: string): Promise<number> =>
      (await fetch(server.url + path, { headers: { 'x-api-key': server.key } })).status;
    expect(await get('/api/forex?from=USD&to=KES&date=2026-11-21')).toBe(200);
    expect(await get('/api/forex?from=USD&to=KES&date=2026-11-22')).toBe(400);
    expect(await get('/api/v1/fx/history?from=USD&to=KES&start=2026-09-01&end=2026-11-30')).toBe(200);
    expect(await get('/api/v1/fx/history?from=USD&to=KES&start=2026-09-01&end=2026-12-01')).toBe(400);
  });

  testWith(['python3'], 'in LibreOffice, where the clock of this computer counts', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const [dated, latest] = inCalc([
      ['FXRATE', 'USD', 'KES', 2, today],
      ['FXRATE', 'USD', 'KES', 2],
    ]);
    expect(dated).toBe(latest);
    expect(latest).toEqual(expect.any(Number));
  });
});

describe('what may change is asked again', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T22:30:00Z') }));
  afterEach(() => jest.useRealTimers());

  const rate = (input: Question['input'], ...fields: string[]): Question => ({
    operation: 'forex',
    input: { from: 'USD', to: 'KES', ...input },
    fields,
  });
  const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    await jest.advanceTimersByTimeAsync(10);
    return answer;
  };
  const dataOf = (reply: Reply): unknown => (reply.success ? reply.data : reply.error);

  test('a rate with and without the date of today is one question, and a new rate replaces the old one', async () => {
    let current = 129.5;
    const sent: (readonly SentItem[])[] = [];
    const { ask } = createBatcher({
      send: (items) => {
        sent.push(items);
        return Promise.resolve(
          items.map(({ input }) => ({
            success: true,
            data: { rate: current, amount: current * Number(input['amount'] ?? 1) },
          })),
        );
      },
    });
    const first = await asked(ask(rate({ date: '2026-11-20' }, 'rate')));
    current = 131.5;
    // The day in Nairobi, and no day: what is kept answers both.
    expect(await asked(ask(rate({ date: '2026-11-21' }, 'rate')))).toEqual(first);
    expect(await asked(ask(rate({}, 'rate')))).toEqual(first);
    expect(sent).toHaveLength(1);
    // Another amount brings the new rate. From then on every cell has it.
    expect(dataOf(await asked(ask(rate({ amount: 2 }, 'amount', 'rate'))))).toMatchObject({ amount: 263 });
    expect(dataOf(await asked(ask(rate({ date: '2026-11-20' }, 'rate'))))).toMatchObject({ rate: 131.5 });
    expect(dataOf(await asked(ask(rate({ amount: 2, date: '2026-11-21' }, 'amount', 'rate'))))).toMatchObject({
      amount: 263,
    });
  });

  test('a refusal that passes with time is not kept', async () => {
    const error = (more: object) => ({
      success: false,
      error: { code: 'invalid_date', message: 'no', docs: '', ...more },
    });
    let answers = 0;
    const { ask } = createBatcher({
      send: (items) => {
        answers += items.length;
        return Promise.resolve(items.map(({ input }) => error(input['amount'] === 3 ? { absent: true } : {})));
      },
    });
    for (const question of [rate({ date: '2026-12-24' }, 'rate'), rate({ amount: 3, date: '2026-01-05' }, 'rate')]) {
      const before = answers;
      await asked(ask(question));
      await asked(ask(question));
      expect(answers - before).toBe(2);
    }
    // A wrong day stays wrong.
    const before = answers;
    for (let time = 0; time < 2; time++) await asked(ask(rate({ date: '2026-02-30' }, 'rate')));
    expect(answers - before).toBe(1);
  });

  test('a day that is not over is kept as short as no day', () => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    const ten = now + 600_000;
    // At this moment the 19th is not over 12 hours behind UTC.
    expect(validUntil(rate({ date: '2026-11-19' }), now)).toBe(ten);
    expect(validUntil(rate({ date: '2026-11-18' }), now)).toBe(Infinity);
    const wage: Question = { operation: 'minimum_wage', input: { country: 'KE', date: '2026-11-20' } };
    expect(validUntil(wage, now)).toBe(Date.parse('2026-11-21T00:00:00Z'));
  });
});
