import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { countryName } from '../../../words/labels';
import { CountryPicker } from '../../../parts/country-picker';
import { useCurrencies } from '../../../parts/currencies';
import { useFigures } from '../../../../ui/theme/figures';
import { Picker } from '../../../parts/picker';
import { YearSelect } from '../../../parts/year-select';
import type { Law } from '../use-payslip';
import { say } from '../../../../ui/language/say';

/** More columns than these cannot be compared at a glance. */
const mostLaws = 6;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: '8px' },
  law: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(112px, 160px) auto',
    columnGap: '12px',
    alignItems: 'end',
  },
  name: { paddingBlockEnd: '6px', overflowWrap: 'anywhere' },
  pickers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: '12px',
  },
});

/** The laws to compare with, each with its tax year, and the currency of the comparison. */
export function LawLines({
  laws,
  currency,
  onLaws,
  onCurrency,
}: {
  readonly laws: readonly Law[];
  readonly currency: string;
  readonly onLaws: (laws: readonly Law[]) => void;
  readonly onCurrency: (currency: string) => void;
}) {
  const styles = useStyles();
  const { fields, strong } = useFigures();
  const currencies = useCurrencies();
  return (
    <div className={mergeClasses(fields, styles.list)}>
      <ul className={styles.list} aria-label={say('compared_with')}>
        {laws.map((law, at) => {
          const name = countryName(law.country);
          return (
            <li key={`${law.country}-${at}`} className={styles.law}>
              <span className={mergeClasses(strong, styles.name)}>{name}</span>
              <YearSelect
                label={say('tax_year')}
                of={name}
                country={law.country}
                year={law.taxYear}
                onSelect={(taxYear) => onLaws(laws.map((one) => (one === law ? { ...law, taxYear } : one)))}
              />
              <Button
                appearance="subtle"
                icon={<Dismiss16Regular />}
                aria-label={say('remove', { name })}
                onClick={() => onLaws(laws.filter((one) => one !== law))}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.pickers}>
        {laws.length < mostLaws ? (
          <CountryPicker
            label={say('add_a_country')}
            selected="none"
            onSelect={(country) => onLaws([...laws, { country }])}
          />
        ) : null}
        <Picker
          label={say('compare_in')}
          choices={currencies}
          selected={currency}
          nothing={say('no_currency_matches')}
          onSelect={onCurrency}
        />
      </div>
    </div>
  );
}
