import { makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import type { Meta } from '../../../src/contract/meta';
import { addMonths, dayOfMoment } from '../../../src/day';
import { evidenceOf, metaOfRows } from '../../../src/truth/evidence';
import { useFigures } from '../../../ui/theme/figures';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { Table } from '../../../ui/tables/table';
import { ViewHead } from '../../../ui/frame/view-head';
import { say, sayings } from '../../../ui/language/say';
import { dayInWords, monthInWords } from '../../../ui/words/dates';
import { rate } from '../../../ui/words/numbers';
import { isText, isTexts, oneOf, useStored } from '../../host/stored';
import { useCurrencies } from '../../parts/currencies';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine, MetaSources } from '../../parts/meta-sources';
import { Picker } from '../../parts/picker';
import { problemAmong, useQuestions } from '../../service/use-question';
import { dateCell } from '../../sheet/table';
import { Answered } from '../../states/answered';
import { formula } from '../../words/formula';
import { keysOf } from '../../words/labels';
import { severalRates } from './several-rates';

const kinds = sayings({ 'month-end': 'at_month_end', 'month-average': 'month_average' });
type Kind = keyof typeof kinds;

const spans = sayings({ half: 'months_6', year: 'years_1', two: 'years_2' });
type Span = keyof typeof spans;
const months: Readonly<Record<Span, number>> = { half: 6, year: 12, two: 24 };

/** The most currencies side by side. */
const mostCurrencies = 12;

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
  chosen: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  line: { margin: 0 },
  month: { whiteSpace: 'nowrap' },
});

/** The age, certainty, sources and notices of several answers. */
const metaTogether = (metas: readonly Meta[]): Meta => ({
  ...metaOfRows(
    metas.flatMap((meta) => evidenceOf(meta) ?? []),
    [],
  ),
  notices: [...new Set(metas.flatMap(({ notices }) => notices))],
});

/** The rates of several currencies for one unit of another, at the end of each month or on its average. */
export default function Several() {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const choices = useCurrencies();
  const [base, setBase] = useStored('fx-several-base', 'USD', isText);
  const [currencies, setCurrencies] = useStored<string[]>('fx-several', ['EUR', 'KES', 'NGN', 'ZAR'], isTexts);
  const [kind, setKind] = useStored<Kind>('fx-several-kind', 'month-end', oneOf(keysOf(kinds)));
  const [span, setSpan] = useStored<Span>('fx-several-span', 'year', oneOf(keysOf(spans)));
  const shown = currencies.filter((currency) => currency !== base);
  const start = `${addMonths(dayOfMoment(Date.now()).slice(0, 7), 1 - months[span])}-01`;
  const questions = useQuestions(
    'getExchangeRateHistory',
    shown.map((to) => ({ from: base, to, start, frequency: kind })),
  );
  const answers = questions.flatMap(({ answer }) => answer ?? []);
  const meta =
    answers.length < shown.length || answers.length === 0
      ? undefined
      : metaTogether(answers.map((answer) => answer.meta));
  const { rows, leftOut } = severalRates(
    answers.map(({ data }) => data),
    kind === 'month-end',
  );
  const title = say(kind === 'month-end' ? 'month_ends_for_one' : 'month_averages_for_one', { base });
  return (
    <section className={stack}>
      <ViewHead
        title={title}
        tools={
          meta === undefined ? null : (
            <InsertMenu
              what={title}
              formulas={[
                {
                  name: say('history_offer'),
                  formula: formula(
                    'HISTORY',
                    'fx',
                    shown.join(', '),
                    start,
                    undefined,
                    kind,
                    undefined,
                    base === 'USD' ? undefined : base,
                  ),
                },
              ]}
              table={() => ({
                title,
                columns: [say('date'), ...shown],
                rows: [...rows]
                  .reverse()
                  .map(({ month, rates }) => [dateCell(month), ...rates.map((one) => one ?? null)]),
                source: metaLine(meta),
              })}
            />
          )
        }
      />
      <div className={styles.choices}>
        <Picker
          label={say('for_one_unit_of')}
          choices={choices}
          selected={base}
          onSelect={setBase}
          nothing={say('no_currency_matches')}
        />
        <Choice label={say('kind_of_rate')} options={optionsOf(kinds)} value={kind} onChange={setKind} />
        <Choice label={say('period_of_the_history')} options={optionsOf(spans)} value={span} onChange={setSpan} />
      </div>
      {shown.length === 0 ? null : (
        <TagGroup
          className={styles.chosen}
          aria-label={say('several_currencies')}
          onDismiss={(_, { value }) => setCurrencies(currencies.filter((currency) => currency !== value))}
        >
          {shown.map((currency) => (
            <Tag
              key={currency}
              value={currency}
              size="small"
              dismissible
              dismissIcon={{ 'aria-label': say('remove_currency', { currency }) }}
            >
              {currency}
            </Tag>
          ))}
        </TagGroup>
      )}
      {shown.length >= mostCurrencies ? null : (
        <Picker
          key={shown.join()}
          label={say('add_a_currency')}
          choices={choices.filter(({ key }) => key !== base && !shown.includes(key))}
          selected=""
          onSelect={(currency) => setCurrencies([...shown, currency])}
          nothing={say('no_currency_matches')}
        />
      )}
      {shown.length === 0 ? (
        <p className={`${quiet} ${styles.line}`}>{say('choose_a_currency_to_see_rates')}</p>
      ) : (
        <Answered question={{ answer: meta, ...problemAmong(...questions) }} lines={8}>
          {(whole) => (
            <>
              <Table
                caption={title}
                columns={[say('month_of_rates'), ...shown.map((name) => ({ name, figure: true }))]}
                rows={rows.map(({ month, rates }) => [
                  <span className={styles.month}>{monthInWords(month)}</span>,
                  ...rates.map((one) => (one === undefined ? '–' : rate(one))),
                ])}
              />
              {leftOut.length === 0 ? null : (
                <p className={`${quiet} ${styles.line}`}>
                  {say('rates_left_out', {
                    count: leftOut.length,
                    currency: leftOut[0]!.currency,
                    month: monthInWords(leftOut[0]!.month),
                    day: dayInWords(leftOut[0]!.observed),
                  })}
                </p>
              )}
              <MetaSources meta={whole} />
            </>
          )}
        </Answered>
      )}
    </section>
  );
}
