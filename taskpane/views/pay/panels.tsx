import { lazy, Suspense } from 'react';
import { readerLanguage } from '../../../ui/language/reader';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { loadSentences } from '../../host/texts';
import { Answered } from '../../states/answered';
import { payrollTable } from './payroll-table';
import { Payslip } from './payslip';
import type { Span } from './span-tabs';
import type { Awaited, PayslipAnswer, PayView } from './use-pay-view';

const YearView = lazy(() => import('./year'));
const LeavingView = lazy(async () => (await Promise.all([import('./leaving'), loadSentences('employment')]))[0]);
const OvertimeView = lazy(async () => (await Promise.all([import('./overtime'), loadSentences('employment')]))[0]);

const Waiting = ({ lines, problem, again }: Awaited & { readonly lines: number }) => (
  <Answered question={{ answer: undefined, problem, again }} lines={lines}>
    {() => null}
  </Answered>
);

/** The payslip of the form. While a field is wrong, the one from before stays. */
export function PayslipPanel({
  state,
  law,
  asks,
}: Pick<PayView, 'state' | 'asks'> & { readonly law: PayView['lawAsked'] }) {
  if (state.is === 'empty') return null;
  if (state.is === 'waiting') return <Waiting problem={state.problem} again={state.again} lines={7} />;
  if (state.payslip === undefined) return null;
  const { data, meta, asked, outdated }: PayslipAnswer = state.payslip;
  return (
    <Payslip
      asked={asked}
      payslip={data}
      meta={meta}
      outdated={outdated}
      law={law}
      payrollTable={asks && (() => payrollTable(asks, asked, data, readerLanguage()))}
    />
  );
}

/** What stands on the regular pay of the form: the months of a year, the last payslip of a leaver, or overtime. */
export function RegularPayPanel({
  span,
  view: { year, law, currency, ownCurrency },
}: {
  readonly span: Exclude<Span, 'payslip'>;
  readonly view: Pick<PayView, 'year' | 'law' | 'currency' | 'ownCurrency'>;
}) {
  if (year.is === 'empty') return null;
  if (year.is === 'waiting') return <Waiting problem={year.problem} again={year.again} lines={12} />;
  const { country } = law;
  const ofEmployment = { of: year.of, country, currency, ownCurrency };
  return (
    <Suspense fallback={<SkeletonLines count={12} />}>
      {span === 'year' ? <YearView of={year.of} currency={currency} /> : null}
      {span === 'leaving' ? <LeavingView key={country} {...ofEmployment} /> : null}
      {span === 'overtime' ? <OvertimeView key={country} {...ofEmployment} /> : null}
    </Suspense>
  );
}
