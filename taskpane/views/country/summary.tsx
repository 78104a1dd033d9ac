import { countryName } from '../../words/labels';
import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { TaxLaw } from '../../../src/contract/law';
import { useFigures } from '../../../ui/theme/figures';
import { StatusBadge } from '../../parts/status-badge';
import { dayInWords } from '../../../ui/words/dates';
import { confidenceWords, type Grade } from '../../words/truth';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '2px' },
  name: { ...typographyStyles.subtitle1, margin: 0, color: tokens.colorNeutralForeground1 },
});

/** Country, currency and tax year of the law, with the grade of most of its parts. */
export function Summary({ law, grade: { status, confidence } }: { readonly law: TaxLaw; readonly grade: Grade }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  return (
    <div>
      <h2 className={styles.name}>{countryName(law.country.code)}</h2>
      <div className={mergeClasses(quiet, styles.line)}>
        <span>
          {say('tax_year_to', {
            currency: law.country.currency,
            tax_year: law.tax_year,
            tax_year_from: dayInWords(law.tax_year_from),
            tax_year_to: dayInWords(law.tax_year_to),
          })}
        </span>
      </div>
      <div className={mergeClasses(quiet, styles.line)}>
        <StatusBadge law status={status} />
        {confidence == null ? null : (
          <span>{say('a_part_says_where_it_differs', { confidence: confidenceWords[confidence] })}</span>
        )}
      </div>
    </div>
  );
}
