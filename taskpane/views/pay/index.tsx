import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import {
  ChevronDown16Regular,
  ChevronUp16Regular,
  PeopleList20Regular,
  TableMoveRight20Regular,
  TableSearch20Regular,
} from '@fluentui/react-icons';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { useCountry } from '../../country/country-context';
import { useDesk } from '../../desk/desk';
import { keepsInWorkbook } from '../../host/workbook-settings';
import { loadSentences } from '../../host/texts';
import { useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../../ui/theme/figures';
import { YearSelect } from '../../parts/year-select';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { periodLabels } from '../../words/labels';
import { Compare } from './compare';
import { Details } from './details/details';
import { defaultFields } from './pay-fields';
import { PayslipPanel, RegularPayPanel } from './panels';
import { isSpan, type Span, SpanTabs } from './span-tabs';
import { usePayView } from './use-pay-view';
import { say } from '../../../ui/language/say';

const OwnTable = lazy(async () => (await Promise.all([import('./own-table'), loadSentences('own')]))[0]);
const SavedEmployees = lazy(async () => (await Promise.all([import('./saved'), loadSentences('own')]))[0]);
const Due = lazy(() => import('./due'));

const useStyles = makeStyles({
  amounts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    columnGap: '12px',
    rowGap: '12px',
    alignItems: 'start',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px', marginInline: '-8px' },
  columns: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '40px',
      alignItems: 'start',
    },
  },
  /** Where there is room, it stands to the right of everything else. */
  beside: { minInlineSize: 0, '@media (min-width: 960px)': { gridColumn: '2', gridRow: '1 / span 2' } },
});

/** A small button. One that opens a part of the view says whether it is open. */
const Action = ({
  opens,
  iconAt = 'before',
  ...props
}: {
  readonly opens?: { readonly id: string; readonly open: boolean };
  readonly icon: ReactElement;
  readonly iconAt?: 'before' | 'after';
  readonly onClick: () => void;
  readonly children: string;
}) => (
  <Button
    size="small"
    appearance="subtle"
    iconPosition={iconAt}
    {...(opens && { 'aria-expanded': opens.open, 'aria-controls': opens.id })}
    {...props}
  />
);

/** Pay from gross to net and back, live: type one, and the other follows. */
export default function PayView() {
  const styles = useStyles();
  const { stack, quiet, fields: fieldStyle, choices } = useFigures();
  const { inExcel, openConversion } = useDesk();
  const { choose: chooseCountry } = useCountry();
  const [span, setSpan] = useStored<Span>('pay-span', 'payslip', isSpan);
  const [open, setOpen] = useState(false);
  const [readsOwn, setReadsOwn] = useState(false);
  const [showsSaved, setShowsSaved] = useState(false);
  const saved = useId();
  const details = useId();
  const ownTable = useId();
  const panel = useId();
  const view = usePayView();
  const { state, law, lawAsked, asks, years, currencies, currency, fields, wrongDetails, change, choose } = view;
  const { country } = law;
  const { countOfDetails, grossOnPayslip, amountOf, setHalfDate } = view;
  const payslip = 'payslip' in state ? state.payslip : undefined;
  // A wrong field is always in sight.
  const opened = open || Object.keys(wrongDetails).length > 0;

  const amountField = (side: 'gross' | 'net', label: string) => (
    <AmountInput label={label} currency={currency} {...amountOf(side)} onType={(text) => change({ side, text })} />
  );
  return (
    <div className={styles.columns}>
      <div className={stack}>
        <CountryPicker />
        <div className={mergeClasses(fieldStyle, choices)}>
          <YearSelect country={country} year={law.taxYear} onSelect={(year) => choose({ year })} />
          <Choice
            label={say('pay_period')}
            options={optionsOf(periodLabels)}
            value={fields.period}
            onChange={(period) => change({ period })}
          />
          {currencies.length > 1 ? (
            <Choice
              label={say('pay_currency')}
              options={currencies.map((code) => ({ key: code, name: code }))}
              value={currency}
              onChange={(code) => choose({ currency: code })}
            />
          ) : null}
        </div>
        <div className={mergeClasses(fieldStyle, styles.amounts)}>
          {amountField('gross', say('gross_pay'))}
          {amountField('net', say('net_pay'))}
        </div>
        <div className={styles.actions}>
          <Action
            opens={{ id: details, open: opened }}
            icon={opened ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
            iconAt="after"
            onClick={() => setOpen(!opened)}
          >
            {countOfDetails === 0 ? say('employee_details') : say('employee_details_counted', { countOfDetails })}
          </Action>
          <Action
            opens={{ id: ownTable, open: readsOwn }}
            icon={<TableSearch20Regular />}
            onClick={() => setReadsOwn(!readsOwn)}
          >
            {say('own_table')}
          </Action>
          {inExcel && keepsInWorkbook() ? (
            <Action
              opens={{ id: saved, open: showsSaved }}
              icon={<PeopleList20Regular />}
              onClick={() => setShowsSaved(!showsSaved)}
            >
              {say('saved_employees')}
            </Action>
          ) : null}
          <Action icon={<TableMoveRight20Regular />} onClick={() => void openConversion()}>
            {say('convert_column')}
          </Action>
        </div>
        <div id={saved} hidden={!showsSaved}>
          {showsSaved ? (
            <Suspense fallback={<SkeletonLines count={2} />}>
              <SavedEmployees
                now={{ country, fields }}
                onOpen={(employee) => {
                  chooseCountry(employee.country);
                  change({ ...defaultFields, text: undefined, ...employee.fields });
                }}
              />
            </Suspense>
          ) : null}
        </div>
        <div id={ownTable} hidden={!readsOwn}>
          {readsOwn ? (
            <Suspense fallback={<SkeletonLines count={3} />}>
              <OwnTable key={country} country={country} asks={asks} />
            </Suspense>
          ) : null}
        </div>
        <div id={details} hidden={!opened}>
          {opened ? (
            <Details
              details={fields}
              complaints={wrongDetails}
              onChange={change}
              currency={currency}
              asks={asks}
              gross={grossOnPayslip}
              dated={law.taxYear === undefined}
              onHalfDate={setHalfDate}
            />
          ) : null}
        </div>
        {state.is === 'empty' ? <p className={quiet}>{say('type_a_gross_or_a_net')}</p> : null}
        {state.is === 'wrong' ? <p className={quiet}>{say('correct_field_for_payslip')}</p> : null}
        <SpanTabs span={span} panel={panel} onSelect={setSpan} />
        {span === 'payslip' ? (
          <div id={panel} role="tabpanel" aria-labelledby={`${panel}-payslip`}>
            <PayslipPanel state={state} law={lawAsked} asks={asks} />
          </div>
        ) : null}
      </div>
      {payslip === undefined ? null : (
        <div hidden={span !== 'payslip'} className={styles.beside}>
          <Compare law={law} payslip={payslip.data} meta={payslip.meta} fields={fields} years={years} />
        </div>
      )}
      {span === 'payslip' ? null : (
        <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${span}`} className={styles.beside}>
          <RegularPayPanel span={span} view={view} />
        </div>
      )}
      <Suspense fallback={<SkeletonLines count={2} />}>
        <Due key={country} country={country} />
      </Suspense>
    </div>
  );
}
