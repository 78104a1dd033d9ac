import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { DueItem, PayrollCalendar } from '../../../../src/contract/calendar';
import type { CountryCode } from '../../../../src/contract/country-code';
import { dayOfMoment } from '../../../../src/day';
import { defined } from '../../../../src/defined';
import { Choice } from '../../../../ui/inputs/choice';
import { useFigures } from '../../../../ui/theme/figures';
import { InsertMenu } from '../../../parts/insert-menu';
import { RowTruth } from '../../../parts/row-truth';
import { StatusBadge } from '../../../parts/status-badge';
import { ViewHead } from '../../../../ui/frame/view-head';
import { problemAmong, useQuestion } from '../../../service/use-question';
import { Answered } from '../../../states/answered';
import { dayInWords, monthInWords } from '../../../../ui/words/dates';
import { formula } from '../../../words/formula';
import { usualGrade } from '../../../words/truth';
import { DueList } from './due-list';
import { dueNext, monthFrom } from './due-months';
import { dueTable } from './due-table';
import { NotRecordedLine } from './not-recorded-line';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '16px', display: 'grid', rowGap: '2px' },
  text: { margin: 0 },
  day: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', marginInlineStart: '-8px' },
});

/** The day and what is due on it, with its age and notes, and what is not recorded. */
function Next({
  items,
  notRecorded,
}: {
  readonly items: readonly DueItem[];
  readonly notRecorded: PayrollCalendar['not_recorded'];
}) {
  const styles = useStyles();
  const { strong, quiet, tight } = useFigures();
  const [first] = items;
  const usual = usualGrade(items);
  if (first === undefined)
    return (
      <div>
        <p className={styles.text}>{say('no_recorded_return_or_payment_is')}</p>
        <NotRecordedLine names={notRecorded} />
      </div>
    );
  return (
    <div className={tight}>
      <div className={styles.day}>
        <span className={strong}>{dayInWords(first.due)}</span>
        <StatusBadge law status={usual.status} />
      </div>
      <ul className={styles.list}>
        {items.map(({ id, what, form, to, note, data_status, confidence }) => (
          <li key={id}>
            {what}
            {form === null ? '' : ` (${form})`}
            <span className={quiet}>{say('payable_to_whom', { to })}</span>
            {note === null ? null : <div className={quiet}>{note}</div>}
            <RowTruth law status={data_status} confidence={confidence} usual={usual} />
          </li>
        ))}
      </ul>
      <NotRecordedLine names={notRecorded} />
    </div>
  );
}

/** What the employer files and pays next, with the whole list of a month on request. */
export default function Due({ country }: { readonly country: CountryCode }) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const today = dayOfMoment(Date.now());
  const [thisMonth, nextMonth] = [monthFrom(today, 0), monthFrom(today, 1)];
  const current = useQuestion('getPayrollCalendar', { country, due_in: thisMonth });
  const following = useQuestion('getPayrollCalendar', { country, due_in: nextMonth });
  const [chosen, choose] = useState<string | undefined>();
  const [open, setOpen] = useState(false);
  const list = useId();
  const items =
    current.answer &&
    following.answer &&
    dueNext([...current.answer.data.items, ...following.answer.data.items], today);
  const [first] = items ?? [];
  const month = chosen ?? first?.due.slice(0, 7) ?? thisMonth;
  const months = Array.from({ length: 13 }, (_, after) => monthFrom(today, after - 1));
  const ofMonth = useQuestion('getPayrollCalendar', open ? { country, due_in: month } : undefined);
  const paid = first?.month ?? thisMonth;
  const listed = [ofMonth, current, following].find(({ answer }) => answer?.data.due_in === month)?.answer;
  if (current.problem?.code === 'not_established') return <p className={quiet}>{current.problem.message}</p>;
  return (
    <section className={stack} aria-label={say('due_next')}>
      <ViewHead
        title={say('due_next')}
        tools={
          <InsertMenu
            what={say('due_offer')}
            formulas={[{ name: say('everything_due_for_this_month_of'), formula: formula('DUE', country, paid) }]}
            {...defined({ table: listed && (() => dueTable(listed, month)) })}
          />
        }
      />
      <Answered question={{ answer: items, ...problemAmong(current, following) }} lines={2}>
        {(next) => <Next items={next} notRecorded={current.answer?.data.not_recorded ?? []} />}
      </Answered>
      <div className={styles.more}>
        <Button
          size="small"
          appearance="subtle"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open ? say('hide_the_list') : say('all_that_is_due_in', { month: monthInWords(month) })}
        </Button>
        {open ? (
          <Choice
            inline
            label={say('month_of_the_list')}
            options={months.map((key) => ({ key, name: monthInWords(key) }))}
            value={month}
            onChange={choose}
          />
        ) : null}
      </div>
      <div id={list} hidden={!open}>
        {open ? (
          <Answered question={ofMonth} lines={4}>
            {(answer) => <DueList answer={answer} month={month} />}
          </Answered>
        ) : null}
      </div>
    </section>
  );
}
