import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { SuccessOf } from '../../../../src/client';
import { Table } from '../../../../ui/tables/table';
import { useFigures } from '../../../../ui/theme/figures';
import { MetaSources } from '../../../parts/meta-sources';
import { RowTruth } from '../../../parts/row-truth';
import { dayInWords, monthInWords } from '../../../../ui/words/dates';
import { usualGrade } from '../../../words/truth';
import { NotRecordedLine } from './not-recorded-line';

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
        <p className={mergeClasses(quiet, styles.text)}>Nothing recorded is due in {monthInWords(month)}.</p>
        {notRecorded}
      </>
    );
  return (
    <div className={stack}>
      <Table
        caption={`Due in ${monthInWords(month)}`}
        columns={[{ name: 'Due' }, { name: 'What' }, { name: 'To' }]}
        rows={data.items.map(({ due, day_off_note, what, form, to, note, month: paid, data_status, confidence }) => [
          <div key="due">
            <span className={styles.day}>{dayInWords(due)}</span>
            {day_off_note === null ? null : <div className={quiet}>{day_off_note}</div>}
            <RowTruth law status={data_status} confidence={confidence} usual={usual} />
          </div>,
          <div key="what">
            {what}
            {form === null ? '' : ` (${form})`}
            <div className={quiet}>
              For the pay of {monthInWords(paid)}. {note}
            </div>
          </div>,
          to,
        ])}
      />
      {notRecorded}
      <MetaSources meta={meta} law grade={usual} />
    </div>
  );
}
