import { Button, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import {
  ChevronDown16Regular,
  ChevronUp16Regular,
  PeopleList20Regular,
  TableMoveRight20Regular,
  TableSearch20Regular,
} from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useCountry } from '../../country/country-context';
import { useDesk } from '../../desk/desk';
import { keepsInWorkbook } from '../../host/workbook-settings';
import { readerLanguage } from '../../../ui/language/reader';
import { loadSentences } from '../../host/texts';
import { oneOf, useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../../ui/theme/figures';
import { YearSelect } from '../../parts/year-select';
import { Answered } from '../../states/answered';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { periodLabels } from '../../words/labels';
import { Compare } from './compare';
import { Details } from './details/details';
import { defaultFields } from './pay-fields';
import { payrollTable } from './payroll-table';
import { Payslip } from './payslip';
import { type Awaited, type PayslipAnswer, usePayView } from './use-pay-view';
import { say } from '../../../ui/language/say';

const YearView = lazy(() => import('./year'));
const LeavingView = lazy(async () => (await Promise.all([import('./leaving'), loadSentences('employment')]))[0]);
const OwnTable = lazy(async () => (await Promise.all([import('./own-table'), loadSentences('own')]))[0]);
const OvertimeView = lazy(async () => (await Promise.all([import('./overtime'), loadSentences('employment')]))[0]);
const SavedEmployees = lazy(async () => (await Promise.all([import('./saved'), loadSentences('own')]))[0]);
const Due = lazy(() => import('./due'));

/** What the view shows of the pay: one payslip, the months of a year, the last payslip of a leaver, or overtime. */
const spans = ['payslip', 'year', 'leaving', 'overtime'] as const;
type Span = (typeof spans)[number];
const isSpan = oneOf(spans);

const useStyles = makeStyles({
  amounts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    columnGap: '12px',
    rowGap: '12px',
    alignItems: 'start',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px', marginInline: '-8px' },
  tabs: { flexWrap: 'wrap', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, marginInline: '-4px' },
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
  const {
    state,
    year,
    law,
    lawAsked,
    asks,
    years,
    currencies,
    currency,
    ownCurrency,
    fields,
    wrongDetails,
    change,
    choose,
  } = view;
  const { country } = law;
  const { countOfDetails, grossOnPayslip, amountOf, setHalfDate } = view;
  const payslip = 'payslip' in state ? state.payslip : undefined;
  // A wrong field is always in sight.
  const opened = open || Object.keys(wrongDetails).length > 0;

  const amountField = (side: 'gross' | 'net', label: string) => (
    <AmountInput label={label} currency={currency} {...amountOf(side)} onType={(text) => change({ side, text })} />
  );
  const waiting = (awaited: Awaited, lines: number) => (
    <Answered question={{ answer: undefined, ...awaited }} lines={lines}>
      {() => null}
    </Answered>
  );
  const slip = ({ data, meta, asked, outdated }: PayslipAnswer) => (
    <Payslip
      asked={asked}
      payslip={data}
      meta={meta}
      outdated={outdated}
      law={lawAsked}
      payrollTable={asks && (() => payrollTable(asks, asked, data, readerLanguage()))}
    />
  );
  function payslipPanel(): ReactNode {
    switch (state.is) {
      case 'empty':
        return null;
      case 'wrong':
        return state.payslip && slip(state.payslip);
      case 'waiting':
        return waiting(state, 7);
      case 'answered':
        return slip(state.payslip);
    }
  }
  /** What stands on the regular pay of the form. */
  function regularPanel(): ReactNode {
    switch (year.is) {
      case 'empty':
        return null;
      case 'waiting':
        return waiting(year, 12);
      case 'ready':
        return (
          <Suspense fallback={<SkeletonLines count={12} />}>
            {span === 'year' ? (
              <YearView of={year.of} currency={currency} />
            ) : span === 'overtime' ? (
              <OvertimeView
                key={country}
                of={year.of}
                country={country}
                currency={currency}
                ownCurrency={ownCurrency}
              />
            ) : (
              <LeavingView key={country} of={year.of} country={country} currency={currency} ownCurrency={ownCurrency} />
            )}
          </Suspense>
        );
    }
  }
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
          <Button
            size="small"
            appearance="subtle"
            aria-expanded={opened}
            aria-controls={details}
            iconPosition="after"
            icon={opened ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
            onClick={() => setOpen(!opened)}
          >
            {countOfDetails === 0 ? say('employee_details') : say('employee_details_counted', { countOfDetails })}
          </Button>
          <Button
            size="small"
            appearance="subtle"
            aria-expanded={readsOwn}
            aria-controls={ownTable}
            icon={<TableSearch20Regular />}
            onClick={() => setReadsOwn(!readsOwn)}
          >
            {say('own_table')}
          </Button>
          {inExcel && keepsInWorkbook() ? (
            <Button
              size="small"
              appearance="subtle"
              aria-expanded={showsSaved}
              aria-controls={saved}
              icon={<PeopleList20Regular />}
              onClick={() => setShowsSaved(!showsSaved)}
            >
              {say('saved_employees')}
            </Button>
          ) : null}
          <Button
            size="small"
            appearance="subtle"
            icon={<TableMoveRight20Regular />}
            onClick={() => void openConversion()}
          >
            {say('convert_column')}
          </Button>
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
        <TabList
          size="small"
          className={styles.tabs}
          selectedValue={span}
          onTabSelect={(_, { value }) => {
            if (isSpan(value)) setSpan(value);
          }}
        >
          <Tab id={`${panel}-payslip`} value="payslip" aria-controls={panel}>
            {say('payslip')}
          </Tab>
          <Tab id={`${panel}-year`} value="year" aria-controls={panel}>
            {say('year')}
          </Tab>
          <Tab id={`${panel}-leaving`} value="leaving" aria-controls={panel}>
            {say('leaving')}
          </Tab>
          <Tab id={`${panel}-overtime`} value="overtime" aria-controls={panel}>
            {say('overtime_tab')}
          </Tab>
        </TabList>
        {span === 'payslip' ? (
          <div id={panel} role="tabpanel" aria-labelledby={`${panel}-payslip`}>
            {payslipPanel()}
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
          {regularPanel()}
        </div>
      )}
      <Suspense fallback={<SkeletonLines count={2} />}>
        <Due key={country} country={country} />
      </Suspense>
    </div>
  );
}
