import type { FastifyInstance } from 'fastify';
import ical, { type ICalEventData } from 'ical-generator';
import { CountryCode, countryNames, productName } from '../../src/contract';
import { addDays, addMonths } from '../../src/day';
import { notRecordedOf, payrollCalendar } from '../../src/engine';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import { answeredBy, commonBankOf, entityName, type Market } from '../../src/market';
import { dayOf } from '../../src/market/age';
import type { Reference } from '../../src/reference';
import { refuse } from '../errors/refused';
import type { Markets } from '../markets';
import { createWorlds } from '../world';
import { keep, sendKept } from './kept';
import { pageHeaders } from './page';

/** The months before and after the current one that a calendar covers. */
const covered = { before: 1, after: 12 } as const;

/** A whole day. Its moment of writing is its own day, so the same facts are the same text. */
const wholeDay = (day: string, id: string, summary: string, description: string): ICalEventData => ({
  id: `${id}@svc-finance-africa`,
  start: new Date(`${day}T00:00:00Z`),
  end: new Date(`${addDays(day, 1)}T00:00:00Z`),
  stamp: new Date(`${day}T00:00:00Z`),
  allDay: true,
  timezone: 'UTC',
  summary,
  description,
});

function meetingsOf(market: Market, country: string, first: string, last: string): ICalEventData[] {
  const entity = commonBankOf(market, country) ?? country;
  const bank = entityName(market, entity) ?? entity;
  return market
    .observationsOf('mpc_meeting', entity)
    .within(first, last)
    .map(({ date, source }) =>
      wholeDay(date, `meeting.${entity}.${date}`, say(message('calendar_meeting', { bank })), source.title),
    );
}

/** `/calendar.ics?country=KE`: what employers file and pay, and the meetings of the central bank, for a calendar. */
export function calendarPage(
  app: FastifyInstance,
  {
    reference,
    markets,
    clock,
  }: { readonly reference: Reference; readonly markets: Markets; readonly clock: { readonly now: () => number } },
): void {
  const worlds = createWorlds(markets, clock.now);
  app.get<{ Querystring: { country?: string } }>(
    '/calendar.ics',
    { config: { open: true } },
    async (request, reply) => {
      const read = CountryCode.safeParse(request.query.country);
      if (!read.success) throw refuse('invalid_country', message('country_missing'));
      const country = read.data;
      const month = dayOf(clock.now()).slice(0, 7);
      const months = Array.from({ length: covered.before + covered.after + 1 }, (_, i) =>
        addMonths(month, i - covered.before),
      );
      const answers = months.flatMap((due_in) => {
        const found = payrollCalendar(reference, { country, due_in }, worlds.world(false));
        return found.ok ? [found.value.data] : [];
      });
      const due = answers.flatMap(({ items }) => items);
      const law = reference.countries.get(country);
      const unknown = law === undefined ? [] : notRecordedOf(law, month).map(({ name }) => name);
      const meetings = await answeredBy(markets.known(), (market) =>
        meetingsOf(market, country, `${months[0]!}-01`, `${months.at(-1)!}-31`),
      );
      const calendar = ical({
        name: say(message('calendar_title', { country: countryNames[country] })),
        ...(unknown.length === 0
          ? {}
          : { description: say(message('due_not_recorded', { country: countryNames[country], names: unknown })) }),
        prodId: { company: productName, product: 'calendar' },
        events: [
          ...due.map((item) =>
            wholeDay(
              item.due,
              `due.${country}.${item.id}.${item.month}`,
              say(message('calendar_due', { what: item.what, month: item.month })),
              [item.form, item.to, item.note].filter((part) => part !== null).join('\n'),
            ),
          ),
          ...meetings,
        ],
      });
      return sendKept(request, reply, keep(calendar.toString()), {
        ...pageHeaders,
        'content-type': 'text/calendar; charset=utf-8',
      });
    },
  );
}
