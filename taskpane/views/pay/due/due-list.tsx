import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { SuccessOf } from '../../../../src/client';
import { Table } from '../../../../ui/tables/table';
import { useFigures } from '../../../../ui/theme/figures';
import { MetaSources } from '../../../parts/meta-sources';
import { RowTruth } from '../../../parts/row-truth';
import { dayInWords, monthInWords } from '../../../../ui/words/dates';
import { usualGrade } from '../../../words/truth';
import { NotRecordedLine } from './not-recorded-line';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({ text: { margin: 0, overflowWrap: 'anywhere' }, day: { whiteSpace: 'nowrap' } });

/** All that is due in a month, with its sources. */
export function DueList({
  answer: { data, meta },
  month,
}: {
  readonly answer: SuccessOf<'getPayrollCalendar'>;
  readonly month: string;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const usual = usualGrade(data.items);
  const notRecorded = <NotRecordedLine names={data.not_recorded} />;
  if (data.items.length === 0)
    return (
      <>
        <p className={mergeClasses(quiet, styles.text)}>
          {say('nothing_recorded_is_due_in', { month: monthInWords(month) })}
        </p>
        {notRecorded}
      </>
    );
  return (
    <div className={stack}>
      <Table
        caption={say('due_in', { month: monthInWords(month) })}
        columns={[{ name: say('due_on') }, { name: say('what') }, { name: say('payable_to') }]}
        rows={data.items.map(({ due, day_off_note, what, form, to, note, month: paid, data_status, confidence }) => [
          <div key="due">
            <span className={styles.day}>{dayInWords(due)}</span>
            {day_off_note === null ? null : <div className={quiet}>{day_off_note}</div>}
            <RowTruth law status={data_status} confidence={confidence} usual={usual} />
          </div>,
          <div key="what">
            {what}
            {form === null ? '' : ` (${form})`}
            <div className={quiet}>{say('for_pay_of', { paid: monthInWords(paid), note: note ?? '' })}</div>
          </div>,
          to,
        ])}
      />
      {notRecorded}
      <MetaSources meta={meta} law grade={usual} />
    </div>
  );
}
