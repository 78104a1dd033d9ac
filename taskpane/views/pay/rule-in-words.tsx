import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { SourceList } from '../../parts/sources';
import { sentence } from '../../../ui/words/sentence';
import { decimalsOf, money, percent } from '../../../ui/words/numbers';
import type { LineRule } from './line-rules';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  rule: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground1, margin: 0, overflowWrap: 'anywhere' },
});

/** The slices of income that the pay reaches, with the tax on each. */
function Slices({ slices }: { readonly slices: NonNullable<LineRule['slices']> }) {
  const reached = slices.filter(({ rate, tax }) => rate === 0 || tax > 0);
  const decimals = decimalsOf(reached.map(({ tax }) => tax));
  return (
    <Table
      caption={say('slices_of_income_and_the_tax')}
      columns={[
        { name: say('above'), figure: true },
        { name: say('up_to'), figure: true },
        { name: say('rate'), figure: true },
        { name: say('tax'), figure: true },
      ]}
      rows={reached.map(({ from, to, rate, tax }) => [
        money(from),
        to === null ? say('no_limit') : money(to),
        percent(rate),
        money(tax, decimals),
      ])}
    />
  );
}

/** The rule behind a line in words, with its slices, notes and sources. */
export function RuleInWords({ rule: { rule, notes, sources, slices } }: { readonly rule: LineRule }) {
  const styles = useStyles();
  const { tight, quiet } = useFigures();
  return (
    <div className={tight}>
      <p className={styles.rule}>{sentence(rule)}</p>
      {slices === undefined ? null : <Slices slices={slices} />}
      {notes.map((note) => (
        <p key={note} className={mergeClasses(styles.rule, quiet)}>
          {note}
        </p>
      ))}
      <SourceList sources={sources} />
    </div>
  );
}
