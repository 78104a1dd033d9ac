import { countryName } from '../../words/labels';
import { Accordion, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { defined } from '../../../src/defined';
import { CountryPicker } from '../../parts/country-picker';
import { useFigures } from '../../../ui/theme/figures';
import { UsualGrade } from '../../parts/usual-grade';
import { Notices } from '../../parts/notices';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { YearSelect } from '../../parts/year-select';
import { useQuestion } from '../../service/use-question';
import { useCountry } from '../../country/country-context';
import { Answered } from '../../states/answered';
import { useWide } from '../../../ui/theme/use-width';
import { CapitalGains } from './capital-gains';
import { Contributions } from './contributions';
import { Corporate } from './corporate';
import { Doubts } from './doubts';
import { Employment } from './employment';
import { gradeOfLaw } from './grades';
import { IncomeTables } from './income-tables';
import { Reliefs } from './reliefs';
import { Summary } from './summary';
import { Treaties } from './treaties';
import { Vat } from './vat';
import { Withholding } from './withholding';

const RateCurve = lazy(() => import('./rate-curve'));

const useStyles = makeStyles({
  pickers: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(112px, max-content)',
    columnGap: '12px',
    maxWidth: '560px',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    columnGap: '32px',
    alignItems: 'start',
  },
  second: { position: 'sticky', top: '8px' },
});

/** The law of one country. Each part has its sources and its date, and a mark where it is not current. */
export default function CountryView() {
  const styles = useStyles();
  const { stack, fields } = useFigures();
  const roomy = useWide(960);
  const { country } = useCountry();
  const [year, setYear] = useState<{ readonly of: string; readonly label: string } | undefined>();
  const taxYear = year?.of === country ? year.label : undefined;
  const query = { country, ...defined({ tax_year: taxYear }) };
  const question = useQuestion('getTaxLaw', query);
  return (
    <div className={stack}>
      <div className={mergeClasses(fields, styles.pickers)}>
        <CountryPicker />
        <YearSelect
          country={country}
          year={taxYear}
          onSelect={(label) => setYear(label === undefined ? undefined : { of: country, label })}
        />
      </div>
      <Answered question={question} lines={9}>
        {({ data: law }) => {
          const grade = gradeOfLaw(law);
          const curve =
            law.income_tax === undefined || law.income_tax.not_computed !== undefined ? null : (
              <Suspense fallback={<SkeletonLines count={6} />}>
                <RateCurve country={country} taxYear={taxYear} />
              </Suspense>
            );
          return (
            <div className={roomy ? styles.columns : undefined}>
              <div className={stack}>
                <Summary law={law} grade={grade} />
                {roomy ? null : curve}
                <UsualGrade value={grade}>
                  <Accordion
                    multiple
                    collapsible
                    defaultOpenItems={['income', ...law.currencies.map((currency) => `income-${currency}`)]}
                  >
                    <IncomeTables law={law} taxYear={taxYear} query={query} />
                    <Reliefs law={law} />
                    <Contributions law={law} />
                    <Corporate law={law} taxYear={taxYear} />
                    <Withholding law={law} taxYear={taxYear} />
                    <Treaties country={country} name={countryName(law.country.code)} />
                    <CapitalGains law={law} taxYear={taxYear} />
                    <Vat law={law} taxYear={taxYear} />
                    <Employment country={country} on={taxYear === undefined ? undefined : law.tax_year_to} />
                    <Doubts law={law} />
                  </Accordion>
                </UsualGrade>
                <Notices lines={law.not_recorded} />
              </div>
              {roomy ? <div className={styles.second}>{curve}</div> : null}
            </div>
          );
        }}
      </Answered>
    </div>
  );
}
