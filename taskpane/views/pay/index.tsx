import { Button, Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular, TableMoveRight20Regular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { countryNames } from '../../../src/contract/countries';
import type { CountryCode } from '../../../src/contract/country-code';
import type { Period } from '../../../src/contract/tax';
import { useDesk } from '../../desk/desk';
import { useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../parts/figures';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { YearSelect } from '../../parts/year-select';
import { useQuestion } from '../../service/use-question';
import { useCountry } from '../../shell/country-context';
import { ProblemCard } from '../../states/problem-card';
import { keysOf, periodLabels } from '../../words/labels';
import { money } from '../../words/numbers';
import { readAmount } from '../../words/typed';
import {
  type Circumstances,
  type Complaints,
  complaintsOf,
  countOfOptions,
  isCircumstances,
  usual,
} from './circumstances';
import { Compare } from './compare';
import { Payslip } from './payslip';
import { Person } from './person';
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

/** From gross to net and back, live: whichever of the two is typed, the other follows. */
export default function PayView() {
  const styles = useStyles();
  const { stack, quiet, fields, choices } = useFigures();
  const { country } = useCountry();
  const { openConversion } = useDesk();
  const [circumstances, setCircumstances] = useStored<Circumstances>('pay', usual, isCircumstances);
  const [chosen, setChosen] = useState<{
    readonly of: CountryCode;
    readonly year?: string | undefined;
    readonly currency?: string | undefined;
  }>({ of: country });
  const [open, setOpen] = useState(false);
  const [halfDay, setHalfDay] = useState(false);
  const options = useId();
  const { year: taxYear, currency: payCurrency } =
    chosen.of === country ? chosen : { year: undefined, currency: undefined };
  const law: Law = { country, taxYear, currency: payCurrency };
  const unasked: Complaints = {
    ...complaintsOf(circumstances),
    ...(halfDay ? { payDate: 'Complete the day, or clear it.' } : {}),
  };
  const ready = Object.keys(unasked).length === 0;
  const question = usePayslip(law, circumstances, ready);
  const dayRefused = question.problem?.code === 'invalid_date' ? question.problem.message : undefined;
  const complaints: Complaints = { ...(dayRefused === undefined ? {} : { payDate: dayRefused }), ...unasked };
  const { text: wrongAmount, ...wrongOptions } = complaints;
  const about = useQuestion('getTaxLaw', { country });
  const change = (part: Partial<Circumstances>): void => setCircumstances({ ...circumstances, ...part });

  const payslip = question.answer?.data;
  const ours = payslip?.country === country ? payslip : undefined;
  const currency = payCurrency ?? about.answer?.data.country.currency ?? ours?.currency ?? '';
  const typed = readAmount(circumstances.text).value !== undefined;
  const shown = (side: 'gross' | 'net'): string => {
    if (circumstances.side === side) return circumstances.text;
    if (ours === undefined || !typed) return '';
    return money(side === 'gross' ? ours.gross_amount : ours.net_amount);
  };
  const field = (side: 'gross' | 'net', label: string) => (
    <AmountInput
      label={label}
      currency={currency}
      text={shown(side)}
      wrong={circumstances.side === side ? wrongAmount : undefined}
      outdated={circumstances.side !== side && question.outdated}
      onType={(text) => change({ side, text })}
    />
  );
  const filled = countOfOptions(circumstances);
  // A field that is wrong is never out of sight.
  const opened = open || Object.keys(wrongOptions).length > 0;
  return (
    <div className={styles.columns}>
      <div className={stack}>
        <CountryPicker />
        <div className={mergeClasses(fields, choices)}>
          <YearSelect
            country={country}
            year={taxYear}
            onSelect={(year) => setChosen({ of: country, year, currency: payCurrency })}
          />
          <Field label="Pay for">
            <Select value={circumstances.period} onChange={(_, { value }) => change({ period: value as Period })}>
              {keysOf(periodLabels).map((key) => (
                <option key={key} value={key}>
                  {periodLabels[key]}
                </option>
              ))}
            </Select>
          </Field>
          {(about.answer?.data.currencies.length ?? 0) > 1 ? (
            <Field label="Paid in">
              <Select
                value={currency}
                onChange={(_, { value }) => setChosen({ of: country, year: taxYear, currency: value })}
              >
                {about.answer!.data.currencies.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            </Field>
          ) : null}
        </div>
        <div className={mergeClasses(fields, styles.amounts)}>
          {field('gross', 'Gross pay')}
          {field('net', 'Net pay')}
        </div>
        <div className={styles.actions}>
          <Button
            size="small"
            appearance="subtle"
            aria-expanded={opened}
            aria-controls={options}
            iconPosition="after"
            icon={opened ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
            onClick={() => setOpen(!opened)}
          >
            {filled === 0 ? 'Circumstances' : `Circumstances (${filled})`}
          </Button>
          <Button size="small" appearance="subtle" icon={<TableMoveRight20Regular />} onClick={openConversion}>
            Convert column
          </Button>
        </div>
        <div id={options} hidden={!opened}>
          {opened ? (
            <Person
              circumstances={circumstances}
              complaints={complaints}
              onChange={change}
              dated={taxYear === undefined}
              onHalfDay={setHalfDay}
            />
          ) : null}
        </div>
        {question.problem === undefined || dayRefused !== undefined ? null : (
          <ProblemCard problem={question.problem} onRetry={question.again} />
        )}
        {circumstances.text.trim() === '' ? (
          <p className={quiet}>
            Type a gross or a net amount: the other follows as you type, with every line of the payslip.
          </p>
        ) : null}
        {ready || circumstances.text.trim() === '' ? null : (
          <p className={quiet}>The payslip follows when the marked field is right.</p>
        )}
        {typed && ready && question.problem === undefined && ours === undefined ? <SkeletonLines count={7} /> : null}
        {typed && ours !== undefined ? (
          <Payslip
            asked={question.answered!}
            payslip={ours}
            meta={question.answer!.meta}
            outdated={question.outdated}
            countryName={countryNames[country]}
          />
        ) : null}
      </div>
      {typed && ours !== undefined ? (
        <Compare
          key={country}
          law={law}
          payslip={ours}
          circumstances={circumstances}
          years={about.answer?.data.tax_years ?? []}
        />
      ) : null}
    </div>
  );
}
