import { done, fail } from '../../src/contract/error';
import { message } from '../../src/language/message';
import type { Market } from '../../src/market';
import { onceAMinute } from '../../server/operations/once-a-minute';

const [market, another] = [{} as Market, {} as Market];
const minute = Date.UTC(2026, 10, 23, 12);

/** Asks with a memory of its own, and says how often an answer was made. */
function asking(most = 100) {
  let made = 0;
  const once = onceAMinute(most);
  const make = () => done({ data: { made: ++made }, meta: { as_of: null, sources: [], notices: [] } });
  return {
    ask: (question: object, at = minute, of = market) => once(of, at, question, make),
    made: () => made,
  };
}

test('the same question about the same market is answered once in a minute', () => {
  const { ask, made } = asking();
  expect(ask({ from: 'USD', to: 'KES' })).toBe(ask({ from: 'USD', to: 'KES' }));
  expect(made()).toBe(1);
});

test.each([
  { asked: 'another question', question: { from: 'USD', to: 'UGX' } },
  { asked: 'a question with one more part', question: { from: 'USD', to: 'KES', date: '2026-11-20' } },
  { asked: 'the next minute', question: { from: 'USD', to: 'KES' }, at: minute + 60_000 },
  { asked: 'a market with newer figures', question: { from: 'USD', to: 'KES' }, of: another },
])('$asked is answered anew', ({ question, at, of }) => {
  const { ask, made } = asking();
  ask({ from: 'USD', to: 'KES' });
  ask(question, at, of);
  expect(made()).toBe(2);
});

test('questions beyond the limit are answered without being remembered', () => {
  const { ask, made } = asking(1);
  const pairs = ['KES', 'UGX', 'TZS', 'RWF'].map((to) => ({ from: 'USD', to }));
  for (const pair of [...pairs, ...pairs]) ask(pair);
  expect(made()).toBe(7);
});

test('a refusal is remembered too', () => {
  let made = 0;
  const once = onceAMinute(100);
  const refuse = () => {
    made++;
    return fail('invalid_currency', message('api_key_missing'));
  };
  expect(once(market, minute, { from: 'XXX' }, refuse)).toBe(once(market, minute, { from: 'XXX' }, refuse));
  expect(made).toBe(1);
});
