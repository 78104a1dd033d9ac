import { type BatcherOptions, createBatcher, type SentItem } from '../../functions/batch/batcher';
import { callsIn } from '../../src/contract';
import { createCancellation } from '../../functions/batch/cancellation';
import type { Question, Reply } from '../../functions/batch/question';

const pay = (amount: number, fields: readonly string[] = ['net_amount'], more: Question['input'] = {}): Question => ({
  operation: 'tax',
  input: { country: 'KE', amount, type: 'income', ...more },
  fields,
});

/** Answers each item with its selected fields, all with the amount as value. */
const echo = (items: readonly SentItem[]): unknown[] =>
  items.map(({ input, select = ['everything'], amounts }) =>
    amounts === undefined
      ? { success: true, data: Object.fromEntries(select.map((field) => [field, input['amount']])) }
      : { success: true, columns: Object.fromEntries(select.map((field) => [field, amounts])), meta: {} },
  );

interface Request {
  readonly items: readonly SentItem[];
  readonly signal: AbortSignal;
  readonly answer: (reply: Awaited<ReturnType<BatcherOptions['send']>>) => void;
  readonly fail: (error: Error) => void;
}

/** A batcher whose requests the test answers itself. */
function batcherByHand(options: Partial<BatcherOptions> = {}) {
  const requests: Request[] = [];
  const batcher = createBatcher({
    send: (items, signal) => new Promise((answer, fail) => requests.push({ items, signal, answer, fail })),
    ...options,
  });
  return { ...batcher, requests };
}

/** A batcher whose requests are answered at once. */
function batcherAnswered(options: Partial<BatcherOptions> = {}) {
  const sent: (readonly SentItem[])[] = [];
  const batcher = createBatcher({
    send: (items) => {
      sent.push(items);
      return Promise.resolve(echo(items));
    },
    ...options,
  });
  return { ...batcher, sent };
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('simultaneous questions share a request, equal ones are sent once, and one item asks for all wanted fields', async () => {
  const { ask, sent } = batcherAnswered();
  const replies = Promise.all([ask(pay(1)), ask(pay(1)), ask(pay(1, ['tax_amount'])), ask(pay(2))]);
  await jest.advanceTimersByTimeAsync(10);
  expect(await replies).toMatchObject([
    { data: { net_amount: 1 } },
    { data: { net_amount: 1 } },
    { data: { tax_amount: 1 } },
    { data: { net_amount: 2 } },
  ]);
  expect(sent).toEqual([
    [
      { operation: 'tax', input: { country: 'KE', amount: 1, type: 'income' }, select: ['net_amount', 'tax_amount'] },
      { operation: 'tax', input: { country: 'KE', amount: 2, type: 'income' }, select: ['net_amount'] },
    ],
  ]);
});

test('questions that differ only in their amount share one item', async () => {
  const { ask, requests } = batcherByHand();
  const replies = Promise.all([
    ask(pay(1)),
    ask(pay(2)),
    ask(pay(3, ['tax_amount'])),
    ask(pay(4)),
    ask(pay(5, ['tax_amount'])),
  ]);
  await jest.advanceTimersByTimeAsync(10);
  const input = { country: 'KE', type: 'income' };
  expect(requests[0]!.items).toEqual([
    { operation: 'tax', input, select: ['net_amount'], amounts: [1, 2, 4] },
    { operation: 'tax', input, select: ['tax_amount'], amounts: [3, 5] },
  ]);
  const error = { code: 'invalid_amount', message: 'Too much.', docs: '' };
  requests[0]!.answer([
    { success: true, columns: { net_amount: [10, null, 40] }, errors: { 1: error }, meta: {} },
    { success: false, error },
  ]);
  expect(await replies).toMatchObject([
    { data: { net_amount: 10 } },
    { success: false, error },
    { success: false, error },
    { data: { net_amount: 40 } },
    { success: false, error },
  ]);
});

test('a column of the wrong length is no answer', async () => {
  const { ask, requests } = batcherByHand();
  const replies = Promise.all([ask(pay(1)), ask(pay(2))]);
  await jest.advanceTimersByTimeAsync(10);
  requests[0]!.answer([{ success: true, columns: { net_amount: [10] }, meta: {} }]);
  expect(await replies).toMatchObject([
    { error: { code: 'service_unreachable' } },
    { error: { code: 'service_unreachable' } },
  ]);
});

test('17,001 questions make four requests of at most 5,000, at most three at a time', async () => {
  const { ask, requests } = batcherByHand();
  const all = Promise.all(Array.from({ length: 17_001 }, (_, i) => ask(pay(i + 1))));
  await jest.advanceTimersByTimeAsync(10);
  expect(requests.map(({ items }) => callsIn(items))).toEqual([5_000, 5_000, 5_000]);
  for (const { items, answer } of requests.splice(0)) answer(echo(items));
  await jest.advanceTimersByTimeAsync(10);
  expect(requests.map(({ items }) => callsIn(items))).toEqual([2_001]);
  for (const { items, answer } of requests) answer(echo(items));
  expect((await all).every((reply, i) => reply.success && reply.data['net_amount'] === i + 1)).toBe(true);
});

test('5,000 questions with very many fields make two requests, because the service takes 4 MiB at a time', async () => {
  const { ask, sent } = batcherAnswered();
  const employee = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`circumstance_${i}`, 100_000]));
  const replies = Promise.all(
    Array.from({ length: 5_000 }, (_, i) => ask(pay(i, ['net_amount', 'tax_amount'], { employee, age: i }))),
  );
  await jest.advanceTimersByTimeAsync(10);
  expect((await replies).every(({ success }) => success)).toBe(true);
  expect(sent.length).toBe(2);
  for (const items of sent) expect(JSON.stringify({ items }).length).toBeLessThan(4 * 1024 * 1024);
});

test('a pending question is asked again only for further fields', async () => {
  const { ask, requests } = batcherByHand();
  const first = ask(pay(1));
  await jest.advanceTimersByTimeAsync(10);
  const second = ask(pay(1));
  const third = ask(pay(1, ['net_amount', 'pension']));
  await jest.advanceTimersByTimeAsync(10);
  expect(requests.map(({ items }) => items)).toMatchObject([
    [{ select: ['net_amount'] }],
    [{ select: ['net_amount', 'pension'] }],
  ]);
  for (const { items, answer } of requests) answer(echo(items));
  expect(await Promise.all([first, second, third])).toMatchObject([
    { success: true },
    { success: true },
    { data: { pension: 1 } },
  ]);
});

test.each<[string, Question, number, number]>([
  ['law of today, until the day ends', pay(1), 13 * 3_600_000, 15 * 3_600_000],
  ['law of a tax year, for the session', pay(1, ['net_amount'], { tax_year: '2025' }), 900 * 3_600_000, Infinity],
  [
    'an exchange rate of today, ten minutes',
    { operation: 'forex', input: { from: 'USD', to: 'KES' }, fields: ['rate'] },
    9 * 60_000,
    11 * 60_000,
  ],
  [
    'an exchange rate of the past, for the session',
    { operation: 'forex', input: { from: 'USD', to: 'KES', date: '2025-01-06' }, fields: ['rate'] },
    900 * 3_600_000,
    Infinity,
  ],
  [
    'a fuel price, an hour',
    { operation: 'fuel', input: { country: 'KE' }, fields: ['fuels'] },
    59 * 60_000,
    61 * 60_000,
  ],
])('answers are kept: %s', async (_what, question, still, notAnyMore) => {
  let clock = Date.parse('2026-11-20T10:00:00Z');
  const begin = clock;
  const { ask, sent, cached } = batcherAnswered({ now: () => clock });
  const asked = async (): Promise<number> => {
    void ask(question);
    await jest.advanceTimersByTimeAsync(10);
    return sent.length;
  };
  expect(await asked()).toBe(1);
  clock = begin + still;
  expect(cached(question)).toMatchObject({ success: true });
  expect(await asked()).toBe(1);
  if (notAnyMore === Infinity) return;
  clock = begin + notAnyMore;
  expect(cached(question)).toBeUndefined();
  expect(await asked()).toBe(2);
});

test('errors of the input are cached, failures of the service are not', async () => {
  const refused: Reply = { success: false, error: { code: 'invalid_country', message: 'no', docs: '' } };
  const broken: Reply = { success: false, error: { code: 'internal_error', message: 'no', docs: '' } };
  const { ask, cached, requests } = batcherByHand();
  const both = Promise.all([ask(pay(1)), ask(pay(2, ['net_amount'], { period: 'annual' }))]);
  await jest.advanceTimersByTimeAsync(10);
  requests[0]!.answer([refused, broken]);
  expect(await both).toEqual([refused, broken]);
  expect(cached(pay(1))).toBe(refused);
  expect(cached(pay(2, ['net_amount'], { period: 'annual' }))).toBeUndefined();
});

test('after a refresh everything is asked again, including pending questions', async () => {
  const { ask, cached, refresh, requests } = batcherByHand();
  const reply = ask(pay(1));
  await jest.advanceTimersByTimeAsync(10);
  refresh();
  requests[0]!.answer(echo(requests[0]!.items));
  expect(await reply).toMatchObject({ success: true });
  expect(cached(pay(1))).toBeUndefined();
});

test('no question, sent or queued, waits longer than the limit, and the next calculation asks again', async () => {
  const { ask, requests } = batcherByHand({ ceiling: 30_000, mostInFlight: 1 });
  const first = Promise.all(Array.from({ length: 5_001 }, (_, i) => ask(pay(i + 1))));
  await jest.advanceTimersByTimeAsync(29_000);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  for (const reply of await first)
    expect(reply).toMatchObject({
      success: false,
      error: { code: 'no_answer_in_time', message: expect.stringMatching(/within 30 seconds/) as string },
    });
  expect(requests[0]!.signal.aborted).toBe(true);
  requests[0]!.fail(new Error('canceled'));
  const again = ask(pay(1));
  await jest.advanceTimersByTimeAsync(10);
  requests.at(-1)!.answer(echo(requests.at(-1)!.items));
  expect(await again).toMatchObject({ data: { net_amount: 1 } });
});

test('a cancelled question is not sent, a request with only cancelled questions is aborted, and others get their answers', async () => {
  const { ask, requests } = batcherByHand();
  const [before, during, other] = [createCancellation(), createCancellation(), createCancellation()];
  const first = ask(pay(1), before);
  const second = ask(pay(2), during);
  before.cancel();
  expect(await first).toMatchObject({ error: { code: 'cancelled' } });
  await jest.advanceTimersByTimeAsync(10);
  expect(requests[0]!.items.map(({ input }) => input['amount'])).toEqual([2]);
  const shared = ask(pay(2), other);
  during.cancel();
  expect(requests[0]!.signal.aborted).toBe(false);
  other.cancel();
  expect(requests[0]!.signal.aborted).toBe(true);
  expect(await Promise.all([second, shared])).toMatchObject([{ success: false }, { success: false }]);
  const later = ask(pay(2));
  await jest.advanceTimersByTimeAsync(10);
  requests.at(-1)!.answer(echo(requests.at(-1)!.items));
  expect(await later).toMatchObject({ success: true });
});

test.each<[string, (request: Request) => void, RegExp]>([
  [
    'no answer at all',
    ({ fail }) => fail(new Error('The finance service cannot be reached. Check your connection.')),
    /cannot be reached.*Recalculate to try again/,
  ],
  ['another number of answers', ({ answer }) => answer([]), /cannot be read.*Recalculate/],
  ['answers that are none', ({ answer }) => answer([null, { success: true }]), /cannot be read/],
  [
    'one error for all',
    ({ answer }) =>
      answer({ success: false, error: { code: 'rate_limit_exceeded', message: 'The quota is used up.', docs: '' } }),
    /quota is used up/,
  ],
])('%s: every question gets the reason', async (_what, come, message) => {
  const { ask, requests } = batcherByHand();
  const replies = Promise.all([ask(pay(1)), ask(pay(2))]);
  await jest.advanceTimersByTimeAsync(10);
  come(requests[0]!);
  for (const reply of await replies)
    expect(reply).toMatchObject({ success: false, error: { message: expect.stringMatching(message) as string } });
});
