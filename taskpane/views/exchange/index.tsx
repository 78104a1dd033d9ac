import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { isText, isTexts, useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { FactTable } from '../../parts/fact-table';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { Picker } from '../../parts/picker';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { ViewHead } from '../../parts/view-head';
import { useDebounced } from '../../service/use-debounced';
import { useQuestion } from '../../service/use-question';
import { ProblemCard } from '../../states/problem-card';
import { dayInWords } from '../../words/dates';
import { formula } from '../../words/formula';
import { change, exact, money, rate } from '../../words/numbers';
import { readAmount } from '../../words/typed';
import { useCurrencies } from './currencies';
import { useParity } from './parity';
import { RateTable } from './rate-table';

const History = lazy(() => import('./history'));

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: '40px',
      alignItems: 'start',
    },
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 32px minmax(0, 1fr)',
    columnGap: '4px',
    alignItems: 'end',
  },
  figure: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  nowrap: { whiteSpace: 'nowrap' },
  outdated: { opacity: 0.6 },
});

const mostRecent = 5;

/** A conversion at the mid rate, its history, and the rates of all currencies. */
export default function ExchangeView() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const choices = useCurrencies();
  const [from, setFrom] = useStored('fx-from', 'USD', isText);
  const [to, setTo] = useStored('fx-to', 'KES', isText);
  const [recent, setRecent] = useStored<string[]>('recent-currencies', [], isTexts);
  const [text, setText] = useStored('fx-amount', '1,000', isText);
  const { value: amount, wrong } = readAmount(text);
  const parity = useParity(from, to);
  const fixed = parity === 'none' ? undefined : parity;
  const shownRate = fixed === undefined ? rate : exact;
  const pair = useQuestion('getExchangeRate', { from, to });
  const question = useQuestion(
    'getExchangeRate',
    useDebounced(amount === undefined ? undefined : { from, to, amount }),
    { keep: true },
  );
  const converted = question.answer?.data;
  const ours = converted?.from === from && converted.to === to ? converted.amount : undefined;
  const one = pair.answer?.data;
  const problem = pair.problem ?? question.problem;
  const pick = (set: (key: string) => void) => (key: string) => {
    set(key);
    setRecent([key, ...recent.filter((code) => code !== key)].slice(0, mostRecent));
  };
  const swap = (): void => {
    setFrom(to);
    setTo(from);
  };
  return (
    <div className={styles.columns}>
      <div className={stack}>
        <div className={styles.pair}>
          <Picker
            label="From"
            choices={choices}
            recent={recent}
            selected={from}
            onSelect={pick(setFrom)}
            nothing="No such currency"
          />
          <Button appearance="subtle" icon={<ArrowSwap20Regular />} aria-label="Swap the currencies" onClick={swap} />
          <Picker
            label="To"
            choices={choices}
            recent={recent}
            selected={to}
            onSelect={pick(setTo)}
            nothing="No such currency"
          />
        </div>
        <AmountInput label="Amount" currency={from} text={text} wrong={wrong} onType={setText} />
        {problem === undefined ? null : (
          <ProblemCard
            problem={problem}
            onRetry={() => {
              pair.again();
              if (amount !== undefined) question.again();
            }}
          />
        )}
        {problem === undefined && one === undefined ? <SkeletonLines count={5} /> : null}
        {problem !== undefined || one === undefined ? null : (
          <section className={stack}>
            <div>
              <ViewHead
                title={fixed === undefined ? 'At the mid rate' : 'At the fixed parity'}
                tools={
                  <InsertMenu
                    what="exchange rate"
                    formulas={[
                      ...(amount === undefined || ours === undefined
                        ? []
                        : [{ name: 'amount', formula: formula('FX', from, to, question.answered!.amount) }]),
                      { name: 'rate', formula: formula('FX', from, to) },
                    ]}
                    table={() => ({
                      title: `${from} to ${to}`,
                      columns: ['Figure', to],
                      rows:
                        fixed !== undefined
                          ? [['Parity', one.rate]]
                          : [
                              ['Mid', one.rate],
                              ['Bid', one.bid],
                              ['Ask', one.ask],
                            ],
                      source: metaLine(pair.answer!.meta),
                    })}
                  />
                }
              />
              <div role="status" className={mergeClasses(styles.result, question.outdated && styles.outdated)}>
                <span className={styles.figure}>
                  {to} {amount === undefined || ours === undefined ? shownRate(one.rate) : money(ours, 2)}
                </span>
                <span className={mergeClasses(quiet, styles.nowrap)}>
                  1 {from} = {shownRate(one.rate)} {to}
                </span>
              </div>
            </div>
            {parity !== 'none' ? null : (
              <FactTable
                caption="Quotes for one unit"
                columns={[
                  { name: 'Bid' },
                  { name: 'Mid', figure: true },
                  { name: 'Ask', figure: true },
                  { name: 'In a day', figure: true },
                ]}
                rows={[
                  [
                    rate(one.bid),
                    rate(one.rate),
                    rate(one.ask),
                    one.change_pct_24h === undefined ? 'not known' : change(one.change_pct_24h),
                  ],
                ]}
              />
            )}
            <MetaSources
              meta={pair.answer!.meta}
              word="Rate of"
              undated={fixed?.since === undefined ? 'Fixed parity' : `Fixed parity since ${dayInWords(fixed.since)}`}
            />
          </section>
        )}
        {problem === undefined && parity === 'none' ? (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <History from={from} to={to} />
          </Suspense>
        ) : null}
      </div>
      {problem === undefined ? <RateTable base={from} /> : null}
    </div>
  );
}
