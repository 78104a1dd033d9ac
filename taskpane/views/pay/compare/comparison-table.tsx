import { listed, say } from '../../../../ui/language/say';
import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { TaxResult } from '../../../../src/contract/tax';
import { alwaysRight, useFigures } from '../../../../ui/theme/figures';
import { ScrollBox } from '../../../../ui/tables/scroll-box';
import { dayInWords } from '../../../../ui/words/dates';
import { computedPercent, decimalsOf, withCurrency, money, moneyIn, rate } from '../../../../ui/words/numbers';
import type { Compared } from './use-comparison';

const useStyles = makeStyles({
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...typographyStyles.body1 },
  head: {
    textAlign: alwaysRight,
    paddingBlock: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
    paddingInlineStart: '12px',
    minInlineSize: '96px',
  },
  name: {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    minInlineSize: '88px',
  },
  cell: {
    paddingBlock: '4px',
    paddingInlineStart: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    verticalAlign: 'baseline',
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
});

interface ComparedLine {
  readonly name: string;
  readonly amountIn: (payslip: TaxResult) => number | undefined;
  readonly strong?: boolean;
}

const byId = (lines: TaxResult['contributions'], id: string): number | undefined =>
  lines?.find((line) => line.id === id)?.amount;

const sum = (lines: TaxResult['contributions']): number => lines?.reduce((total, { amount }) => total + amount, 0) ?? 0;

/**
 * The lines of a comparison. Within one country each contribution has its own line; across borders only their sum
 * compares.
 */
function comparedLines(compared: readonly Compared[]): readonly ComparedLine[] {
  const isOneCountry = new Set(compared.map(({ payslip }) => payslip.country)).size === 1;
  const linesOf = (side: 'contributions' | 'employer_contributions', together: string): readonly ComparedLine[] =>
    isOneCountry
      ? [
          ...new Map(compared.flatMap(({ payslip }) => payslip[side] ?? []).map(({ id, name }) => [id, name] as const)),
        ].map(([id, name]) => ({ name, amountIn: (payslip) => byId(payslip[side], id) ?? 0 }))
      : [{ name: together, amountIn: (payslip) => sum(payslip[side]) }];
  return [
    { name: say('gross_pay'), amountIn: ({ gross_amount }) => gross_amount },
    ...linesOf('contributions', say('contributions')),
    { name: say('tax'), amountIn: ({ tax_amount }) => tax_amount },
    { name: say('net_pay'), amountIn: ({ net_amount }) => net_amount, strong: true },
    ...linesOf('employer_contributions', say('employer_contributions')),
    { name: say('employer_cost'), amountIn: ({ employer_cost }) => employer_cost, strong: true },
  ];
}

/** The head of a payslip: its law, its currency, and the rate into that of the comparison with its day. */
function Head({
  compared: { name, payslip, into },
  currency,
}: {
  readonly compared: Compared;
  readonly currency: string;
}) {
  const { quiet } = useFigures();
  return (
    <>
      {name}
      <div className={quiet}>
        {into === undefined
          ? payslip.currency
          : say(into.isOutdated ? 'rate_of_day_outdated' : 'rate_of_day', {
              from: payslip.currency,
              rate: rate(into.rate),
              to: currency,
              day: dayInWords(into.day),
            })}
      </div>
    </>
  );
}

/** An amount in the currency of the comparison, in its own currency, and as a share of gross pay. */
function Amount({
  amount,
  compared: { payslip, into },
  currency,
  decimals,
  share,
}: {
  readonly amount: number;
  readonly compared: Compared;
  readonly currency: string;
  readonly decimals: number;
  readonly share: boolean;
}) {
  const { quiet } = useFigures();
  return (
    <>
      {into === undefined ? money(amount, decimals) : moneyIn(currency, amount * into.rate)}
      {into === undefined ? null : (
        <div className={quiet}>{withCurrency(payslip.currency, money(amount, decimals))}</div>
      )}
      {share ? <div className={quiet}>{computedPercent((amount / payslip.gross_amount) * 100)}</div> : null}
    </>
  );
}

/** Payslips side by side in one currency, each amount also in its own, with its share of gross pay. */
export function ComparisonTable({
  compared,
  currency,
}: {
  readonly compared: readonly Compared[];
  readonly currency: string;
}) {
  const styles = useStyles();
  const { number, hidden } = useFigures();
  const lines = comparedLines(compared);
  const caption = say('compared_in', { names: listed(compared.map(({ name }) => name)), currency });
  const decimals = compared.map(({ payslip }) => decimalsOf(lines.map(({ amountIn }) => amountIn(payslip) ?? 0)));
  return (
    <ScrollBox name={caption}>
      <table className={styles.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {currency}
            </th>
            {compared.map((one) => (
              <th key={one.name} scope="col" className={styles.head}>
                <Head compared={one} currency={currency} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, amountIn, strong }) => (
            <tr key={name}>
              <th scope="row" className={mergeClasses(styles.name, strong === true && styles.strong)}>
                {name}
              </th>
              {compared.map((one, at) => {
                const amount = amountIn(one.payslip);
                return (
                  <td key={one.name} className={mergeClasses(styles.cell, number, strong === true && styles.strong)}>
                    {amount === undefined ? (
                      say('not_known')
                    ) : (
                      <Amount
                        amount={amount}
                        compared={one}
                        currency={currency}
                        decimals={decimals[at]!}
                        share={name !== say('gross_pay')}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
