import { Accordion, Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { isText, isTexts, useStored } from '../../host/stored';
import { AmountInput } from '../../parts/amount-input';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { useAmountText } from '../../parts/use-amount-text';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { Picker } from '../../parts/picker';
import { Section } from '../../parts/section';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { ViewHead } from '../../../ui/frame/view-head';
import { useDebounced } from '../../../ui/inputs/use-debounced';
import { problemAmong, useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { dayInWords } from '../../../ui/words/dates';
import { formula } from '../../words/formula';
import { change, exact, money, rate, withCurrency } from '../../../ui/words/numbers';
import { readAmount } from '../../words/typed';
import { useCurrencies } from '../../parts/currencies';
import { useParity } from './parity';
import { RateTable } from './rate-table';
import { say } from '../../../ui/language/say';

const History = lazy(() => import('./history'));
const Several = lazy(() => import('./several'));

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
    // Side by side, names of currencies would be cut.
    '@media (max-width: 359px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 32px',
      rowGap: '8px',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
  figure: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  nowrap: { whiteSpace: 'nowrap' },
  outdated: { opacity: 0.6 },
});

const mostRecent = 5;

/** A conversion at the mid-market rate, the history of the rate, and the rates of all currencies. */
export default function ExchangeView() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const choices = useCurrencies();
  const [from, setFrom] = useStored('fx-from', 'USD', isText);
  const [to, setTo] = useStored('fx-to', 'KES', isText);
  const [recent, setRecent] = useStored<string[]>('recent-currencies', [], isTexts);
  const [text, setText] = useAmountText('fx-amount', 1_000);
  const { value: amount, wrong } = readAmount(text);
  const parity = useParity(from, to);
  const fixed = parity === 'none' ? undefined : parity;
  const rateText = fixed === undefined ? rate : exact;
  const pair = useQuestion('getExchangeRate', { from, to });
  const question = useQuestion(
    'getExchangeRate',
    useDebounced(amount === undefined ? undefined : { from, to, amount }),
    { keep: true },
  );
  const converted = question.answer?.data;
  const ours = converted?.from === from && converted.to === to ? converted.amount : undefined;
  const { problem, again } = problemAmong(pair, question);
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
            label={say('from_currency')}
            choices={choices}
            recent={recent}
            selected={from}
            onSelect={pick(setFrom)}
            nothing={say('no_currency_matches')}
          />
          <Button
            appearance="subtle"
            icon={<ArrowSwap20Regular />}
            aria-label={say('swap_the_currencies')}
            onClick={swap}
          />
          <Picker
            label={say('to_currency')}
            choices={choices}
            recent={recent}
            selected={to}
            onSelect={pick(setTo)}
            nothing={say('no_currency_matches')}
          />
        </div>
        <AmountInput label={say('amount')} currency={from} text={text} wrong={wrong} onType={setText} />
        <Answered question={{ answer: pair.answer, problem, again }} lines={5}>
          {({ data: quote, meta }) => (
            <section className={stack}>
              <div>
                <ViewHead
                  title={fixed === undefined ? say('at_the_mid_market_rate') : say('at_the_fixed_parity')}
                  tools={
                    <InsertMenu
                      what={say('exchange_rate_offer')}
                      formulas={[
                        ...(amount === undefined || ours === undefined
                          ? []
                          : [
                              {
                                name: say('amount_offer'),
                                formula: formula('FXRATE', from, to, question.answered!.amount),
                              },
                            ]),
                        { name: say('rate_offer'), formula: formula('FXRATE', from, to) },
                      ]}
                      table={() => ({
                        title: say('pair', { from, to }),
                        columns: [say('figure'), to],
                        rows:
                          fixed !== undefined
                            ? [[say('parity'), quote.rate]]
                            : [
                                [say('mid_rate'), quote.rate],
                                [say('bid_rate'), quote.bid],
                                [say('ask_rate'), quote.ask],
                              ],
                        source: metaLine(meta),
                      })}
                    />
                  }
                />
                <div role="status" className={mergeClasses(styles.result, question.outdated && styles.outdated)}>
                  <span className={styles.figure}>
                    {withCurrency(
                      to,
                      amount === undefined || ours === undefined ? rateText(quote.rate) : money(ours, 2),
                    )}
                  </span>
                  <span dir="ltr" className={mergeClasses(quiet, styles.nowrap)}>
                    1 {from} = {rateText(quote.rate)} {to}
                  </span>
                </div>
              </div>
              {parity !== 'none' ? null : (
                <Table
                  caption={say('quotes_for_one_unit_of_currency')}
                  columns={[
                    { name: say('bid_rate') },
                    { name: say('mid_rate'), figure: true },
                    { name: say('ask_rate'), figure: true },
                    { name: say('change_in_24_h'), figure: true },
                  ]}
                  rows={[
                    [
                      rate(quote.bid),
                      rate(quote.rate),
                      rate(quote.ask),
                      quote.change_pct_24h === undefined ? say('not_known') : change(quote.change_pct_24h),
                    ],
                  ]}
                />
              )}
              <MetaSources
                meta={meta}
                undated={
                  fixed?.since === undefined
                    ? say('fixed_parity')
                    : say('fixed_parity_since', { since: dayInWords(fixed.since) })
                }
              />
            </section>
          )}
        </Answered>
        {problem === undefined && parity === 'none' ? (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <History from={from} to={to} />
          </Suspense>
        ) : null}
        {problem === undefined ? (
          <Accordion collapsible>
            <Section id="several" name={say('several_currencies')}>
              <Suspense fallback={<SkeletonLines count={6} />}>
                <Several />
              </Suspense>
            </Section>
          </Accordion>
        ) : null}
      </div>
      {problem === undefined ? <RateTable base={from} /> : null}
    </div>
  );
}
