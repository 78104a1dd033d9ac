import { countryTerm } from '../../src/language/terms';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { CountryCode, type PayrollCalendar, productName } from '../../src/contract';
import { commaList } from '../../src/contract/comma-list';
import { addDays, addMonths } from '../../src/day';
import { notRecordedOf, payrollCalendar } from '../../src/engine';
import { fromIssueText } from '../../src/language/issue-text';
import { message } from '../../src/language/message';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import { answeredBy, commonBankOf, entityName, type Market } from '../../src/market';
import type { Reference } from '../../src/reference';
import { refuse } from '../errors/refused';
import type { Turn } from '../work/turns';
import type { World, Worlds } from '../world';
import { sendKept } from './kept';
import { keptPages } from './kept-pages';
import { pageHeaders } from './page';

/** The months before and after the current one that a calendar covers. */
const covered = { before: 1, after: 12 } as const;

// The library does not count the blank that begins a folded line. RFC 5545 allows 75 bytes with it.
ICAL.foldLength = 74;

/** How often calendar programs should ask again. */
const askedAgain = ICAL.Duration.fromData({ days: 1 });

/** A part of a calendar with its properties. */
function component(
  kind: string,
  properties: Readonly<Record<string, string | ICAL.Duration | ICAL.Time>>,
): ICAL.Component {
  const made = new ICAL.Component(kind);
  for (const [name, value] of Object.entries(properties)) made.updatePropertyWithValue(name, value);
  return made;
}

/** A whole day, on which nobody is busy. Its moment of writing is its own day, so the same facts are the same text. */
const wholeDay = (day: string, id: string, summary: string, description: string): ICAL.Component =>
  component('vevent', {
    uid: `${id}@svc-finance-africa`,
    dtstamp: ICAL.Time.fromDateTimeString(`${day}T00:00:00Z`),
    dtstart: ICAL.Time.fromDateString(day),
    dtend: ICAL.Time.fromDateString(addDays(day, 1)),
    summary,
    description,
    transp: 'TRANSPARENT',
    'x-microsoft-cdo-alldayevent': 'TRUE',
  });

const lineEnd = '\r\n';

/** The lines of events, without those of a calendar around them. */
const linesOf = (events: readonly ICAL.Component[]): string =>
  events.map((event) => `${event.toString()}${lineEnd}`).join('');

const monthsAround = (month: string): readonly string[] =>
  Array.from({ length: covered.before + covered.after + 1 }, (_, i) => addMonths(month, i - covered.before));

function duesOf(country: CountryCode, world: World): ICAL.Component[] {
  return monthsAround(world.today.slice(0, 7)).flatMap((due_in) => {
    const found = payrollCalendar(world.reference, { country, due_in }, world);
    if (!found.ok) return [];
    const { items } = saidIn<PayrollCalendar>(found.value.data, say);
    return items.map((item) =>
      wholeDay(
        item.due,
        `due.${country}.${item.id}.${item.month}`,
        say(message('calendar_due', { what: item.what, month: item.month })),
        [item.day_off_note, item.form, item.to, item.note].filter((part) => part !== null).join('\n'),
      ),
    );
  });
}

function meetingsOf(market: Market, entity: string, today: string): ICAL.Component[] {
  const months = monthsAround(today.slice(0, 7));
  const bank = entityName(market, entity) ?? entity;
  return market
    .observationsOf('mpc_meeting', entity)
    .within(`${months[0]!}-01`, `${months.at(-1)!}-31`)
    .map(({ date, source }) =>
      wholeDay(date, `meeting.${entity}.${date}`, say(message('calendar_meeting', { bank })), source.title),
    );
}

/** A sentence for each country on what its payslip charges and no recorded obligation covers. */
const unknownIn = (reference: Reference, countries: readonly CountryCode[], month: string): readonly string[] =>
  countries.flatMap((country) => {
    const law = reference.countries.get(country);
    const names = law === undefined ? [] : notRecordedOf(law, month).map(({ name }) => name);
    return names.length === 0 ? [] : say(message('due_not_recorded', { country: countryTerm(country), names }));
  });

const countriesAsked = commaList('country', CountryCode);

/** The countries that an address asks for, each once and in the order of their codes. */
function countriesOf({ country }: { readonly country?: unknown }): readonly CountryCode[] {
  if (country === undefined || country === '') throw refuse('invalid_country', message('country_missing'));
  const read = countriesAsked.safeParse(country);
  if (!read.success) throw refuse('invalid_country', fromIssueText(read.error.issues[0]!.message));
  return [...read.data].sort();
}

/** What the calendar needs. */
interface CalendarParts {
  readonly worlds: Worlds;
  readonly turn: Turn;
}

/**
 * `/calendar.ics?country=KE,UG`: what employers file and pay, and the meetings of the central banks, for a calendar. Each
 * country is worked out once for a day, its law and a version of the figures, in a turn of its own.
 */
export function calendarPage(app: FastifyInstance, { worlds, turn }: CalendarParts): void {
  const [parts, pages] = [keptPages(), keptPages()];

  /** The events of a country or a bank, worked out when their turn has come. */
  async function part(world: World, name: string, make: () => Promise<ICAL.Component[]>): Promise<string> {
    const kept = await parts(world, undefined, name, async () => {
      await turn('open pages');
      return linesOf(await make());
    });
    return kept!.plain.toString();
  }

  async function calendarOf(countries: readonly CountryCode[], world: World): Promise<string> {
    const { market, reference, today } = world;
    const unknown = unknownIn(reference, countries, today.slice(0, 7));
    const title = say(message('calendar_title', { countries: countries.map(countryTerm) }));
    const calendar = component('vcalendar', {
      version: '2.0',
      prodid: `-//${productName}//calendar//EN`,
      name: title,
      'x-wr-calname': title,
      ...(unknown.length === 0 ? {} : { 'x-wr-caldesc': unknown.join('\n') }),
      'refresh-interval': askedAgain,
      'x-published-ttl': askedAgain.toICALString(),
    }).toString();
    let lines = '';
    for (const country of countries)
      lines += await part(world, `due ${country}`, () => Promise.resolve(duesOf(country, world)));
    for (const entity of new Set(countries.map((country) => commonBankOf(market, country) ?? country)))
      lines += await part(world, `meetings ${entity}`, async () =>
        answeredBy(market, (known) => meetingsOf(known, entity, today)),
      );
    const end = calendar.lastIndexOf('END:VCALENDAR');
    return `${calendar.slice(0, end)}${lines}${calendar.slice(end)}`;
  }

  app.get<{ Querystring: { country?: unknown } }>(
    '/calendar.ics',
    { config: { open: true } },
    async (request, reply) => {
      const countries = countriesOf(request.query);
      const { world } = worlds.now(false);
      const kept = await pages(world, undefined, countries.join(), () => calendarOf(countries, world));
      return sendKept(request, reply, kept!, { ...pageHeaders, 'content-type': 'text/calendar; charset=utf-8' });
    },
  );
}
