import { Button, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular, TableMoveRight20Regular } from '@fluentui/react-icons';
import { lazy, Suspense, useId, useState } from 'react';
import type { CountryCode } from '../../../src/contract/country-code';
import { languageOf } from '../../../src/contract/labels';
import { defined } from '../../../src/defined';
import { useDesk } from '../../desk/desk';
import { displayLanguage } from '../../host/office';
import { oneOf, useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../../ui/theme/figures';
import { YearSelect } from '../../parts/year-select';
import { problemAmong } from '../../service/use-question';
import { useCountry } from '../../country/country-context';
import { Answered } from '../../states/answered';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { periodLabels } from '../../words/labels';
import { money } from '../../../ui/words/numbers';
import { readAmount } from '../../words/typed';
import { divided, tooMuch } from './basic-pay';
import { Compare } from './compare';
import { Details } from './details/details';
import { defaultFields, isPayFields, type PayFields } from './pay-fields';
import { payrollTable } from './payroll-table';
import { Payslip } from './payslip';
import { type Complaints, countOfDetails, dependsOnLaw, statedBy } from './stated';
import { type Law, useFieldsWithPay, useLawOf, usePayslip } from './use-payslip';
import { monthsOfTaxYear } from './year/year-months';

const YearView = lazy(() => import('./year'));
const Due = lazy(() => import('./due'));

/** What the view shows of the pay: one payslip, or the months of a year. */
const spans = ['payslip', 'year'] as const;

const useStyles = makeStyles({
  amounts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    columnGap: '12px',
    rowGap: '12px',
    alignItems: 'start',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px', marginInline: '-8px' },
  tabs: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, marginInline: '-4px' },
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
  const { country } = useCountry();
  const { openConversion } = useDesk();
  const [kept, setKept] = useStored<PayFields>('pay', defaultFields, isPayFields);
  const [chosen, setChosen] = useState<{
    readonly of: CountryCode;
    readonly year?: string | undefined;
    readonly currency?: string | undefined;
  }>({ of: country });
  const [span, setSpan] = useStored<(typeof spans)[number]>('pay-span', 'payslip', oneOf(spans));
  const [open, setOpen] = useState(false);
  const [isHalfDate, setIsHalfDate] = useState(false);
  const details = useId();
  const panel = useId();
  const { year: taxYear, currency: payCurrency } =
    chosen.of === country ? chosen : { year: undefined, currency: undefined };
  const law: Law = { country, taxYear, currency: payCurrency };
  const about = useLawOf({ country });
  const withPay = useFieldsWithPay(kept, country, about.law, payCurrency);
  const fields = withPay ?? kept;
  const { law: lawAsked, ...lawQuestion } = useLawOf(law, fields.payDate);
  const itsLaw = lawAsked ?? about.law;
  const asks = itsLaw?.asks;
  const stated = statedBy(fields, asks);
  const amountTyped = fields.text ?? '';
  const amount = readAmount(amountTyped).value;
  const wrongParts =
    fields.side === 'gross' && amount !== undefined ? tooMuch(amount, divided(amount, stated.fields.pay)) : undefined;
  const unasked: Complaints = {
    ...stated.complaints,
    ...defined({ pay: wrongParts, payDate: isHalfDate ? 'Complete the date, or clear it.' : undefined }),
  };
  const ready = Object.keys(unasked).length === 0;
  const waitsForLaw = itsLaw === undefined && dependsOnLaw(fields);
  const question = usePayslip(law, fields, stated.fields, ready && !waitsForLaw);
  const dateRefused = question.problem?.code === 'invalid_date' ? question.problem.message : undefined;
  const complaints: Complaints = { ...defined({ payDate: dateRefused }), ...unasked };
  const { text: wrongAmount, ...wrongDetails } = complaints;
  const change = (part: Partial<PayFields>): void => setKept({ ...kept, ...part });

  const answer = question.answer?.data.country === country ? question.answer : undefined;
  const payslip = answer?.data;
  const currency = payCurrency ?? about.law?.country.currency ?? payslip?.currency ?? '';
  const currencies = about.law?.currencies ?? [];
  const typed = amount !== undefined;
  const amountText = (side: 'gross' | 'net'): string => {
    if (fields.side === side) return amountTyped;
    if (payslip === undefined || !typed) return '';
    return money(side === 'gross' ? payslip.gross_amount : payslip.net_amount);
  };
  const field = (side: 'gross' | 'net', label: string) => (
    <AmountInput
      label={label}
      currency={currency}
      text={amountText(side)}
      wrong={fields.side === side ? wrongAmount : undefined}
      outdated={fields.side !== side && question.outdated}
      onType={(text) => change({ side, text })}
    />
  );
  const waitsForPay = withPay === undefined;
  const isEmpty = !waitsForPay && amountTyped.trim() === '';
  const gross = fields.side === 'gross' ? amount : typed ? payslip?.gross_amount : undefined;
  const yearOf =
    itsLaw === undefined || asks === undefined || gross === undefined || !ready
      ? undefined
      : {
          country,
          taxYear: itsLaw.tax_year,
          months: monthsOfTaxYear(itsLaw.tax_year_from),
          currency: payCurrency,
          gross,
          period: fields.period,
          stated: stated.fields,
          asks,
        };
  const filled = countOfDetails(stated.fields);
  // A wrong field is always in sight.
  const opened = open || Object.keys(wrongDetails).length > 0;
  return (
    <div className={styles.columns}>
      <div className={stack}>
        <CountryPicker />
        <div className={mergeClasses(fieldStyle, choices)}>
          <YearSelect
            country={country}
            year={taxYear}
            onSelect={(year) => setChosen({ of: country, year, currency: payCurrency })}
          />
          <Choice
            label="Pay period"
            options={optionsOf(periodLabels)}
            value={fields.period}
            onChange={(period) => change({ period })}
          />
          {currencies.length > 1 ? (
            <Choice
              label="Pay currency"
              options={currencies.map((code) => ({ key: code, name: code }))}
              value={currency}
              onChange={(code) => setChosen({ of: country, year: taxYear, currency: code })}
            />
          ) : null}
        </div>
        <div className={mergeClasses(fieldStyle, styles.amounts)}>
          {field('gross', 'Gross pay')}
          {field('net', 'Net pay')}
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
            {filled === 0 ? 'Employee details' : `Employee details (${filled})`}
          </Button>
          <Button
            size="small"
            appearance="subtle"
            icon={<TableMoveRight20Regular />}
            onClick={() => void openConversion()}
          >
            Convert column
          </Button>
        </div>
        <div id={details} hidden={!opened}>
          {opened ? (
            <Details
              details={fields}
              complaints={complaints}
              onChange={change}
              currency={currency}
              asks={asks}
              gross={payslip?.gross_amount}
              dated={taxYear === undefined}
              onHalfDate={setIsHalfDate}
            />
          ) : null}
        </div>
        {isEmpty ? <p className={quiet}>Type a gross or a net amount to see the other one and the payslip.</p> : null}
        {ready || isEmpty ? null : <p className={quiet}>Correct the marked field to see the payslip.</p>}
        <TabList
          size="small"
          className={styles.tabs}
          selectedValue={span}
          onTabSelect={(_, { value }) => setSpan(value === 'year' ? 'year' : 'payslip')}
        >
          <Tab id={`${panel}-payslip`} value="payslip" aria-controls={panel}>
            Payslip
          </Tab>
          <Tab id={`${panel}-year`} value="year" aria-controls={panel}>
            Year
          </Tab>
        </TabList>
        {span === 'payslip' ? (
          <div id={panel} role="tabpanel" aria-labelledby={`${panel}-payslip`}>
            {(typed || waitsForPay) && dateRefused === undefined && (ready || answer !== undefined) ? (
              <Answered
                question={{
                  ...question,
                  answer,
                  ...(waitsForPay ? problemAmong(about) : waitsForLaw ? problemAmong(lawQuestion) : {}),
                }}
                lines={7}
              >
                {({ data, meta }) => (
                  <Payslip
                    asked={question.answered!}
                    payslip={data}
                    meta={meta}
                    outdated={question.outdated}
                    law={lawAsked}
                    payrollTable={
                      asks && (() => payrollTable(asks, question.answered!, data, languageOf(displayLanguage())))
                    }
                  />
                )}
              </Answered>
            ) : null}
          </div>
        ) : null}
      </div>
      {typed && answer !== undefined ? (
        <div hidden={span === 'year'} className={styles.beside}>
          <Compare
            law={law}
            payslip={answer.data}
            meta={answer.meta}
            fields={fields}
            years={about.law?.tax_years ?? []}
          />
        </div>
      ) : null}
      {span === 'year' ? (
        <div id={panel} role="tabpanel" aria-labelledby={`${panel}-year`} className={styles.beside}>
          {yearOf === undefined ? (
            isEmpty || !ready ? null : (
              <Answered question={{ answer: undefined, ...problemAmong(question, lawQuestion) }} lines={12}>
                {() => null}
              </Answered>
            )
          ) : (
            <Suspense fallback={<SkeletonLines count={12} />}>
              <YearView of={yearOf} currency={currency} />
            </Suspense>
          )}
        </div>
      ) : null}
      <Suspense fallback={<SkeletonLines count={2} />}>
        <Due key={country} country={country} />
      </Suspense>
    </div>
  );
}
