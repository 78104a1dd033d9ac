import fc from 'fast-check';
import { countryCodes } from '../../src/contract/country-code';
import { addDays, daysBetween } from '../../src/day';
import { daysOffBetween, daysOffOf, workingDayFrom } from '../../src/engine/calendar/days-off';
import { workedDueDay } from '../../src/engine/calendar/worked-due-day';
import { say } from '../../src/language/say';

const country = fc.constantFrom(...countryCodes);
const day = fc.integer({ min: 0, max: 3_650 }).map((after) => addDays('2021-01-01', after));
const counts = fc.integer({ min: -400, max: 400 });

test('so many working days later, there were that many working days', () => {
  fc.assert(
    fc.property(country, day, counts, (code, start, count) => {
      const isDayOff = daysOffOf(code);
      const end = workingDayFrom(isDayOff, start, count, count < 0 ? '2000-01-01' : '2060-12-31')!;
      const [from, to] = count < 0 ? [end, addDays(start, -1)] : [addDays(start, 1), end];
      const worked = count === 0 ? 0 : daysBetween(from, to) + 1 - daysOffBetween(isDayOff, from, to).length;
      expect(worked).toBe(Math.abs(count));
      if (count !== 0) expect(isDayOff(end)).toBeUndefined();
    }),
  );
});

test('a count that passes the last recorded day has no answer', () => {
  expect(workingDayFrom(daysOffOf('KE'), '2035-12-28', 10, '2035-12-31')).toBeUndefined();
});

test('a due day moves to the nearest working day, and says from where', () => {
  fc.assert(
    fc.property(country, day, fc.constantFrom('next', 'previous', 'stays', undefined), (code, stated, rule) => {
      const isDayOff = daysOffOf(code);
      const { due, off, note } = workedDueDay(code, stated, rule && { rule, sources: ['law'] });
      expect([off !== null, note !== null]).toEqual(Array(2).fill(isDayOff(stated) !== undefined));
      if (off === null || rule === undefined || rule === 'stays') {
        expect(due).toBe(stated);
        return;
      }
      expect(isDayOff(due)).toBeUndefined();
      expect(rule === 'next' ? due > stated : due < stated).toBe(true);
      const between = rule === 'next' ? [stated, addDays(due, -1)] : [addDays(due, 1), stated];
      expect(daysOffBetween(isDayOff, between[0]!, between[1]!)).toHaveLength(
        daysBetween(between[0]!, between[1]!) + 1,
      );
      expect(say(note!)).toContain(say(off));
    }),
  );
});
