import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { TaxLaw } from '../../../src/contract/law';
import type { Meta } from '../../../src/contract/meta';
import { useFigures } from '../../parts/figures';
import { StatusBadge } from '../../parts/status-badge';
import { dayInWords } from '../../words/dates';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '2px' },
  name: { ...typographyStyles.subtitle1, margin: 0, color: tokens.colorNeutralForeground1 },
});

/** Country, currency and tax year of the law. */
export function Summary({ law, meta }: { readonly law: TaxLaw; readonly meta: Meta }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  return (
    <div>
      <h2 className={styles.name}>{law.country.name}</h2>
      <div className={mergeClasses(quiet, styles.line)}>
        <span>
          {law.country.currency} · tax year {law.tax_year} ({dayInWords(law.tax_year_from)} to{' '}
          {dayInWords(law.tax_year_to)})
        </span>
        {meta.data_status === 'sample' ? <StatusBadge status="sample" /> : null}
      </div>
    </div>
  );
}
