import fc from 'fast-check';
import { followLedger, type Markets } from '../../server/markets';
import { asStored, changesAfter } from '../../server/store/changes';
import type { NewObservation } from '../../server/store/ledger';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { addDays } from '../../src/day';
import {
  answered,
  centralBank,
  createMarket,
  exchangeHistory,
  exchangeRate,
  exchangeRates,
  fuelPrices,
  fuelTypeList,
  indexed,
  inOrderOfKnowledge,
  isBeyondNewest,
  type Market,
  marketOf,
  pointsOf,
  rateOn,
  type SeriesId,
  seriesHistory,
  seriesStates,
  stoodOn,
  wholeLedger,
} from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const now = Date.parse('2026-11-20T12:00:00Z');
const today = '2026-11-20';

/** Far more observations of a pair than are always in memory, over many years or few. */
const pairs: readonly (readonly [SeriesId, string])[] = [
  ['fx', 'KES'],
  ['fx', 'NGN'],
  ['fx', 'EUR'],
  ['fx', 'XOF'],
  ['fx', 'ZMW'],
  ['fuel_petrol', 'KE'],
  ['fuel_diesel', 'KE'],
  ['policy_rate', 'KE'],
  ['policy_rate', 'BCEAO'],
  ['inflation', 'KE'],
  ['inflation', 'SN'],
  ['mpc_meeting', 'KE'],
  ['mpc_meeting', 'BCEAO'],
];

const day = fc.integer({ min: 0, max: 4_300 }).map((days) => addDays('2015-02-10', days));
const origin = fc.constantFrom('import:1', 'import:2', 'currency-api', 'a bank');

const observation = fc
  .record({
    pair: fc.constantFrom(...pairs),
    date: day,
    value: fc.integer({ min: 1, max: 400 }),
    origin,
    authority: fc.constantFrom('official' as const, 'compiled' as const),
    isDoubtful: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    ahead: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ pair: [series, entity], ahead, isDoubtful, value, ...rest }): NewObservation => {
    const isMeeting = series === 'mpc_meeting';
    return {
      ...rest,
      series,
      entity,
      value: isMeeting ? value % 2 : value,
      ...(isMeeting && ahead > 100 ? { details: { announced: addDays(rest.date, -ahead) } } : {}),
      ...(isDoubtful ? { doubt: 'unusual' } : {}),
      source: { title: 'Figures', publisher: `Publisher of ${rest.origin}`, url: null },
      retrievedAt: `${rest.date}T12:00:00.000Z`,
    };
  });

/** Steps in which a ledger grows: observations that one run brings, and what a person does with earlier ones. */
const growth = fc.array(
  fc.record({
    added: fc.noBias(fc.array(observation, { minLength: 250, maxLength: 350, size: 'max' })),
    released: fc.nat(400),
    withdrawn: fc.nat(400),
    undone: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 4, maxLength: 7, size: 'max' },
);

const optionalDay = fc.option(day, { nil: undefined });
const currency = fc.constantFrom('USD', 'KES', 'NGN', 'EUR', 'XOF', 'ZMW', 'GHS', 'BTC');
const country = fc.constantFrom('KE' as const, 'NG' as const, 'SN' as const, 'GH' as const);

interface Question {
  readonly name: string;
  readonly knownOn?: string | undefined;
  readonly ask: (market: Market) => unknown;
}

const question: fc.Arbitrary<Question> = fc
  .record({
    kind: fc.nat(11),
    from: currency,
    to: currency,
    country,
    date: optionalDay,
    knownOn: fc.option(day, { nil: undefined, freq: 2 }),
    span: fc.nat(900),
    pair: fc.constantFrom(...pairs),
    isForAll: fc.boolean(),
  })
  .map(({ kind, from, to, country: one, date, knownOn, span, pair: [series, entity], isForAll }): Question => {
    const when = { ...(date && { date }), ...(knownOn && { as_known_on: knownOn }) };
    const end = knownOn !== undefined && (date === undefined || date > knownOn) ? knownOn : date;
    const days = { ...(end && { end, start: addDays(end, -span) }), ...(knownOn && { as_known_on: knownOn }) };
    const where = isForAll ? {} : { country: one };
    switch (kind) {
      case 0:
      case 1:
        return {
          name: `${from} to ${to} ${JSON.stringify(when)}`,
          knownOn,
          ask: (market) => exchangeRate(market, { from, to, ...when }, { now, spreadPercent: 1 }),
        };
      case 2:
        return {
          name: `history of ${from} to ${to} ${JSON.stringify(days)}`,
          knownOn,
          ask: (market) => exchangeHistory(market, { from, to, ...days }, now),
        };
      case 3:
        return { name: 'fuel', knownOn, ask: (market) => fuelPrices(market, { ...where, ...when }, now) };
      case 4:
        return {
          name: 'fuel, converted',
          knownOn,
          ask: (market) => fuelPrices(market, { ...where, currency: to, ...when }, now),
        };
      case 5:
      case 6:
        return { name: 'bank', knownOn, ask: (market) => centralBank(market, { ...where, ...when }, now) };
      case 7:
        return {
          name: 'an indicator',
          knownOn,
          ask: (market) => centralBank(market, { ...where, ...when, indicator: 'mpc' }, now),
        };
      case 8:
        return {
          name: `series ${series} of ${entity} ${JSON.stringify(days)}`,
          knownOn,
          ask: (market) => seriesHistory(market, { series, entity, ...days }, now),
        };
      case 9:
        return { name: 'a rate of the law', ask: (market) => rateOn(market, from, to, date ?? today) ?? null };
      case 10:
        return { name: 'points', knownOn, ask: (market) => pointsOf(market, series, entity) };
      default:
        return {
          name: 'lists',
          knownOn,
          ask: (market) => [
            seriesStates(market, now),
            fuelTypeList(market),
            exchangeRates(market, from, undefined, now),
            isBeyondNewest(market, { from, to, ...days }, now),
          ],
        };
    }
  });

const kindsOfCurrency = createMarket(marketFiles).currencies;

/** The market of a ledger that is in memory as a whole. */
async function wholeMarkets(store: Store): Promise<(knownOn?: string) => Market> {
  const { observations } = await changesAfter(store, 0, asStored);
  const ledger = wholeLedger(indexed([...observations].sort(inOrderOfKnowledge)), kindsOfCurrency);
  return (knownOn) => marketOf(marketFiles, ledger, stoodOn(knownOn));
}

const askInParts = ({ ask, knownOn }: Question, markets: Markets): Promise<unknown> =>
  Promise.resolve(
    answered<unknown>(
      () => ask(markets.known(knownOn)),
      (known) => ask(known(knownOn)),
    ),
  );

test('answers from parts of the ledger equal those from the whole ledger, while it grows and is corrected', async () => {
  await fc.assert(
    fc.asyncProperty(
      growth,
      fc.noBias(fc.array(question, { minLength: 40, maxLength: 40 })),
      async (steps, questions) => {
        const directory = temporaryDirectory();
        const store = await openStore({ dataDir: directory });
        let markets: Markets | undefined;
        try {
          for (const [step, { added, released, withdrawn, undone }] of steps.entries()) {
            const at = `${addDays('2015-03-01', Math.round((step * 4_270) / steps.length))}T12:00:00.000Z`;
            const ids = await store.addObservations(added, at);
            await store.releaseObservations({ ids: [ids[released % ids.length]!, released] }, 'a person', at);
            await store.withdrawObservations({ ids: [withdrawn] }, 'a person', at);
            if (undone === 0) await store.withdrawObservations({ origin: 'import:2' }, 'undone', at);
            // Some changes come before the start, others while questions are asked.
            if (step < steps.length / 3) continue;
            if (markets === undefined) markets = await followLedger(marketFiles, store, () => undefined, 60_000);
            else await markets.refresh();
            const known = await wholeMarkets(store);
            const asked = questions.filter((_, i) => i % 4 === step % 4);
            const found = await Promise.all(asked.map((one) => askInParts(one, markets!)));
            expect(asked.map(({ name }, i) => [name, found[i]])).toEqual(
              asked.map(({ name, ask, knownOn }) => [name, ask(known(knownOn))]),
            );
          }
        } finally {
          markets?.close();
          await store.close();
          removeDirectory(directory);
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
});
