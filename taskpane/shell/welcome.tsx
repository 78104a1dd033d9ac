import { Button, Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { usualPay } from '../../src/workbooks/usual-pay';
import { say } from '../../ui/language/say';
import { SkeletonLines } from '../../ui/notices/skeleton-lines';
import { useFigures } from '../../ui/theme/figures';
import { withCurrency, money } from '../../ui/words/numbers';
import { useCountry } from '../country/country-context';
import { useDesk } from '../desk/desk';
import { MetaSources } from '../parts/meta-sources';
import { session } from '../service/service';
import { useQuestion } from '../service/use-question';
import { formula, formulaText } from '../words/formula';
import { countryName } from '../words/labels';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '8px',
    padding: '12px',
    marginBlockEnd: '16px',
    maxInlineSize: '520px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media print': { display: 'none' },
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { margin: 0 },
  figure: { ...typographyStyles.title3, margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  formula: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** Net pay of a usual pay of the country, live: what a cell would show. Nothing where the law is not known. */
function LiveFigure() {
  const styles = useStyles();
  const { inExcel, notation, insertFormula } = useDesk();
  const { country } = useCountry();
  const law = useQuestion('getTaxLaw', { country });
  const wages = useQuestion('getMinimumWages', { country });
  const isReady = law.answer !== undefined && (wages.answer ?? wages.problem) !== undefined;
  const currency = law.answer?.data.country.currency;
  const pay = isReady ? usualPay(law.answer.data, wages.answer?.data, currency!, 'monthly') : undefined;
  const payslip = useQuestion('calculatePaye', pay === undefined ? undefined : { country, amount: pay });
  if (law.problem !== undefined || payslip.problem !== undefined || (isReady && pay === undefined)) return null;
  if (pay === undefined || payslip.answer === undefined) return <SkeletonLines count={3} />;
  const { data, meta } = payslip.answer;
  const asked = formula('NETPAY', country, pay);
  return (
    <>
      <p className={styles.text}>
        {say('welcome_figure', { pay: withCurrency(currency!, money(pay)), country: countryName(country) })}
      </p>
      <p className={styles.figure}>{withCurrency(currency!, money(data.net_amount))}</p>
      <MetaSources meta={meta} law brief usual={undefined} />
      <div className={styles.line}>
        <Button appearance="primary" onClick={() => void insertFormula(asked)}>
          {say(inExcel ? 'insert_formula' : 'copy_formula', { name: 'NETPAY' })}
        </Button>
        <span className={styles.formula} dir="ltr">
          {formulaText(asked, notation)}
        </span>
      </div>
    </>
  );
}

/** The first thing that a reader sees: one figure that works, and what it takes. */
export default function Welcome({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: () => session.config() });
  const close = (): void => {
    onClose();
    // The button goes, and the focus with it.
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <section className={styles.card} aria-labelledby="welcome">
      <h2 id="welcome" className={styles.title}>
        {say('welcome')}
      </h2>
      <LiveFigure />
      <p className={styles.text}>{say('welcome_server', { host: location.host })}</p>
      <p className={styles.text}>
        {say('welcome_cost')}{' '}
        {config === undefined ? null : (
          <Link inline href={new URL('dashboard/plan', config.docs).href} target="_blank" rel="noreferrer">
            {say('welcome_plans')}
          </Link>
        )}
      </p>
      <p className={styles.text}>{say('welcome_keys')}</p>
      <div className={styles.line}>
        <Button onClick={close}>{say('welcome_close')}</Button>
        <span className={quiet}>{say('welcome_again')}</span>
      </div>
    </section>
  );
}
