import { Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { lastDayOfMonth } from '../../../src/day';
import type { InputOf } from '../../../src/client';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { useDebounced } from '../../../ui/inputs/use-debounced';
import { say, sayings } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { useFigures } from '../../../ui/theme/figures';
import { useCountry } from '../../country/country-context';
import { oneOf, useStored } from '../../host/stored';
import { CountryPicker } from '../../parts/country-picker';
import { RowErrors } from '../../parts/hand-in/row-errors';
import { type EmployeeTable, TableSource } from '../../parts/hand-in/table-source';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { figures } from './compared';
import { Result } from './result';
import { type People, type Person, useEmployee, useTable } from './use-people';

const groups = ['employee', 'table'] as const;
type Group = (typeof groups)[number];
const groupNames: Readonly<Record<Group, string>> = sayings({ employee: 'compare_employee', table: 'compare_table' });

type Days = readonly [string, string];
const isDays = (value: unknown): value is Days =>
  Array.isArray(value) && value.length === 2 && value.every((day) => typeof day === 'string');

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    gap: '12px',
    alignItems: 'end',
  },
  text: { margin: 0 },
});

/** Today and the last day of the next January: what a new year changes. */
function usualDays(): Days {
  const today = new Date().toISOString().slice(0, 10);
  return [today, lastDayOfMonth(`${Number(today.slice(0, 4)) + 1}-01`)];
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The question about rows under the law of two days; undefined while something is missing. */
function questionOf(
  country: InputOf<'comparePayroll'>['country'],
  rows: readonly Person[] | undefined,
  [from, to]: Days,
): InputOf<'comparePayroll'> | undefined {
  if (rows === undefined || !isDay(from) || !isDay(to)) return undefined;
  return {
    country,
    a: { date: from },
    b: { date: to },
    columns: [...figures],
    rows: rows.map(({ asked }) => asked),
  };
}

/** The days of an answer, which may belong to an earlier question. */
const daysOf = (asked: InputOf<'comparePayroll'> | undefined): Days => [asked?.a?.date ?? '', asked?.b.date ?? ''];

/** The same people under the law of two days. */
export default function CompareView() {
  const styles = useStyles();
  const { stack, quiet, fields } = useFigures();
  const { country } = useCountry();
  const [group, setGroup] = useStored<Group>('compare-who', 'employee', oneOf(groups));
  const [days, setDays] = useStored<Days>('compare-days', usualDays(), isDays);
  const employee = useEmployee();
  const [table, setTable] = useState<EmployeeTable | undefined>();
  const ofTable = useTable(table);
  const people: People = group === 'employee' ? employee : ofTable;
  const input = useDebounced(questionOf(country, people.rows, days));
  const question = useQuestion('comparePayroll', input, { keep: true });

  const day = (at: 0 | 1, label: string) => (
    <Field label={label}>
      <Input
        type="date"
        value={days[at]}
        onChange={(_, { value }) => setDays(at === 0 ? [value, days[1]] : [days[0], value])}
      />
    </Field>
  );
  return (
    <div className={stack}>
      <p className={mergeClasses(quiet, styles.text)}>{say('compare_about')}</p>
      <CountryPicker />
      <Choice label={say('compare_who')} options={optionsOf(groupNames)} value={group} onChange={setGroup} />
      {group === 'employee' ? null : <TableSource table={table} onTable={setTable} />}
      <div className={mergeClasses(fields, styles.days)}>
        {day(0, say('compare_before'))}
        {day(1, say('compare_after'))}
      </div>
      {people.wrong === undefined ? null : <Notice intent="warning">{people.wrong}</Notice>}
      <RowErrors sentences={people.unread ?? []} />
      {days.every(isDay) ? null : <Notice intent="info">{say('compare_no_days')}</Notice>}
      {input === undefined ? null : (
        <Answered question={question} lines={9}>
          {(answer) => (
            <Result
              answer={answer}
              names={(people.rows ?? []).map(({ name }) => name)}
              days={daysOf(question.answered)}
            />
          )}
        </Answered>
      )}
    </div>
  );
}
