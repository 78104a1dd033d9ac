import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular, TableMoveRight20Regular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import { defined } from '../../../src/defined';
import { useDesk } from '../../desk/desk';
import { useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { Choice, optionsOf } from '../../parts/choice';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../parts/figures';
import { YearSelect } from '../../parts/year-select';
import { useQuestion } from '../../service/use-question';
import { useCountry } from '../../country/country-context';
import { Answered } from '../../states/answered';
import { periodLabels } from '../../words/labels';
import { money } from '../../words/numbers';
import { readAmount } from '../../words/typed';
import { Compare } from './compare';
import { EmployeeDetails } from './employee-details';
import {
  type Complaints,
  complaintsOf,
  countOfDetails,
  defaultFields,
  isPayFields,
  type PayFields,
} from './pay-fields';
import { Payslip } from './payslip';
import { type Law, usePayslip } from './use-payslip';

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
      columnGap: '40px',
      alignItems: 'start',
    },
  },
});

/** Pay from gross to net and back, live: type one, and the other follows. */
export default function PayView() {
  const styles = useStyles();
  const { stack, quiet, fields: fieldStyle, choices } = useFigures();
  const { country } = useCountry();
  const { openConversion } = useDesk();
  const [fields, setFields] = useStored<PayFields>('pay', defaultFields, isPayFields);
  const [chosen, setChosen] = useState<{
    readonly of: CountryCode;
    readonly year?: string | undefined;
    readonly currency?: string | undefined;
  }>({ of: country });
  const [open, setOpen] = useState(false);
  const [isHalfDate, setIsHalfDate] = useState(false);
  const details = useId();
  const { year: taxYear, currency: payCurrency } =
    chosen.of === country ? chosen : { year: undefined, currency: undefined };
  const law: Law = { country, taxYear, currency: payCurrency };
  const unasked: Complaints = {
    ...complaintsOf(fields),
    ...(isHalfDate ? { payDate: 'Complete the date, or clear it.' } : {}),
  };
  const ready = Object.keys(unasked).length === 0;
  const question = usePayslip(law, fields, ready);
  const dateRefused = question.problem?.code === 'invalid_date' ? question.problem.message : undefined;
  const complaints: Complaints = { ...defined({ payDate: dateRefused }), ...unasked };
  const { text: wrongAmount, ...wrongDetails } = complaints;
  const about = useQuestion('getTaxLaw', { country });
  const change = (part: Partial<PayFields>): void => setFields({ ...fields, ...part });

  const answer = question.answer?.data.country === country ? question.answer : undefined;
  const payslip = answer?.data;
  const currency = payCurrency ?? about.answer?.data.country.currency ?? payslip?.currency ?? '';
  const currencies = about.answer?.data.currencies ?? [];
  const typed = readAmount(fields.text).value !== undefined;
  const amountText = (side: 'gross' | 'net'): string => {
    if (fields.side === side) return fields.text;
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
  const isEmpty = fields.text.trim() === '';
  const filled = countOfDetails(fields);
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
          <Button size="small" appearance="subtle" icon={<TableMoveRight20Regular />} onClick={openConversion}>
            Convert column
          </Button>
        </div>
        <div id={details} hidden={!opened}>
          {opened ? (
            <EmployeeDetails
              details={fields}
              complaints={complaints}
              onChange={change}
              dated={taxYear === undefined}
              onHalfDate={setIsHalfDate}
            />
          ) : null}
        </div>
        {isEmpty ? <p className={quiet}>Type a gross or a net amount. The other one and the payslip follow.</p> : null}
        {ready || isEmpty ? null : <p className={quiet}>Correct the marked field to see the payslip.</p>}
        {typed && dateRefused === undefined && (ready || answer !== undefined) ? (
          <Answered question={{ ...question, answer }} lines={7}>
            {({ data, meta }) => (
              <Payslip
                asked={question.answered!}
                payslip={data}
                meta={meta}
                outdated={question.outdated}
                countryName={countryNames[country]}
              />
            )}
          </Answered>
        ) : null}
      </div>
      {typed && payslip !== undefined ? (
        <Compare key={country} law={law} payslip={payslip} fields={fields} years={about.answer?.data.tax_years ?? []} />
      ) : null}
    </div>
  );
}
