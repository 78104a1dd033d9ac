import Fastify, { type FastifyInstance } from 'fastify';
import { changesPages } from '../../server/pages/changes';
import { calendarPage } from '../../server/pages/calendar';
import { docsPages } from '../../server/pages/docs';
import { frameOf } from '../../server/pages/page';
import type { Markets } from '../../server/markets';
import { fixedLaw } from '../../server/laws';
import { createWorlds, type Worlds } from '../../server/world';
import { createMarket, type Market } from '../../src/market';
import { createReference, type Reference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { marketFiles } from '../../src/reference/market/data';
import { withLaw } from '../support/changed-country';

const reference = createReference(countryFiles);
const frames = frameOf({ people: undefined });

/** A day of the tests, which moves on. */
const at = (moment: string) => {
  let now = Date.parse(moment);
  return {
    now: () => now,
    elapsed: () => now,
    pass: (milliseconds: number) => (now += milliseconds),
  };
};
const day = 86_400_000;
const minute = 60_000;

/** Counts what is read of a market. Nothing is computed from figures that nobody reads. */
function counted(): { readonly market: Market; readonly reads: () => number } {
  let reads = 0;
  const market = new Proxy(createMarket(marketFiles), {
    get(target, name, self) {
      reads++;
      return Reflect.get(target, name, self) as unknown;
    },
  });
  return { market, reads: () => reads };
}

/** The worlds of a law and a market that a test may change. */
const worldsOf = (now: () => number, law: () => Reference, known: () => Market): Worlds =>
  createWorlds({ ...fixedLaw(law()), now: law }, { known, sample: known() } as unknown as Markets, now);

async function textOf(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  return body;
}

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

describe('/calendar.ics', () => {
  let clock: ReturnType<typeof at>;
  let law: Reference;
  let market: Market;
  let turns: number;
  beforeEach(() => {
    clock = at('2026-11-26T12:00:00Z');
    law = reference;
    market = createMarket(marketFiles);
    turns = 0;
    const turn = (): Promise<void> => {
      turns++;
      return Promise.resolve();
    };
    calendarPage(app, {
      worlds: worldsOf(
        clock.now,
        () => law,
        () => market,
      ),
      turn,
    });
  });

  test('a country is worked out once for a day, its law and a version of the figures', async () => {
    const first = await textOf(app, '/calendar.ics?country=KE');
    const whole = turns;
    expect(whole).toBeGreaterThan(0);
    expect(await textOf(app, '/calendar.ics?country=ke')).toBe(first);
    expect(turns).toBe(whole);
    clock.pass(day);
    await textOf(app, '/calendar.ics?country=KE');
    expect(turns).toBe(2 * whole);
    market = createMarket(marketFiles);
    await textOf(app, '/calendar.ics?country=KE');
    expect(turns).toBe(3 * whole);
    law = withLaw('KE', { filing: [] });
    expect(await textOf(app, '/calendar.ics?country=KE')).not.toMatch(/UID:due\.KE/);
    expect(turns).toBe(4 * whole);
  });

  test('other lists of the same countries cost nothing more, and each country is worked out in a turn of its own', async () => {
    await textOf(app, '/calendar.ics?country=KE,UG,TZ');
    const worked = turns;
    expect(worked).toBe(6);
    for (const list of ['UG', 'TZ,KE', 'KE,KE', 'TZ,UG,KE']) await textOf(app, `/calendar.ics?country=${list}`);
    expect(turns).toBe(worked);
  });

  test('callers who ask at the same moment share the work', async () => {
    await Promise.all(Array.from({ length: 10 }, () => textOf(app, '/calendar.ics?country=ZA')));
    expect(turns).toBe(2);
  });
});

describe.each(['/changes', '/changes.rss', '/changes.json'])('%s', (path) => {
  test('changes are derived once for a day, its law and a version of the figures', async () => {
    const clock = at('2026-11-26T12:00:00Z');
    let law = reference;
    let { market, reads } = counted();
    changesPages(app, {
      frames,
      worlds: worldsOf(
        clock.now,
        () => law,
        () => market,
      ),
      clock,
      address: () => 'https://svc.example',
      ownMachine: true,
    });
    const first = await textOf(app, path);
    const derived = reads();
    expect(derived).toBeGreaterThan(100);
    expect(await textOf(app, path)).toBe(first);
    expect(reads()).toBe(derived);
    // The age of entries is judged anew each minute; what they are is not derived again.
    clock.pass(minute);
    await textOf(app, `${path}?country=UG`);
    expect(reads() - derived).toBeLessThan(derived / 10);
    ({ market, reads } = counted());
    const ofEgypt = await textOf(app, `${path}?country=EG`);
    expect(reads()).toBeGreaterThan(100);
    const before = reads();
    law = withLaw('EG', { contributions: [] });
    const without = await textOf(app, `${path}?country=EG`);
    expect([ofEgypt, without].map((text) => text.includes('Social insurance of directors'))).toEqual([true, false]);
    expect(reads() - before).toBeGreaterThan(0);
  });
});

describe('documents', () => {
  test.each(['/openapi.json', '/connector/apiDefinition.swagger.json', '/connector/readme.md'])(
    '%s is made once, in many turns',
    async (path) => {
      let turns = 0;
      docsPages(
        app,
        frames,
        () => 'https://svc.example',
        () => {
          turns++;
          return Promise.resolve();
        },
      );
      const [first, ...others] = await Promise.all([path, path, path].map((each) => textOf(app, each)));
      expect(others).toEqual([first, first]);
      const made = turns;
      expect(made).toBeGreaterThan(50);
      await textOf(app, path);
      expect(turns).toBe(made);
    },
  );
});
