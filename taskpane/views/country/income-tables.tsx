import type { TaxLawQuery } from '../../../src/contract/law';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import type { OfYear } from './dates';
import { IncomeTax } from './income-tax';

/** The scale for pay in another currency than the country's own. */
function ForeignPayScale({
  query,
  taxYear,
  currency,
}: {
  readonly query: TaxLawQuery;
  readonly taxYear: string | undefined;
  readonly currency: string;
}) {
  return (
    <Answered question={useQuestion('getTaxLaw', { ...query, currency })} lines={3}>
      {({ data }) => <IncomeTax law={data} taxYear={taxYear} paidIn={currency} />}
    </Answered>
  );
}

/** Income tax in every currency of pay that has a scale in the law. */
export function IncomeTables({ law, taxYear, query }: OfYear & { readonly query: TaxLawQuery }) {
  const own = law.income_tax?.currency;
  const further = law.currencies.filter((currency) => currency !== own);
  return (
    <>
      <IncomeTax law={law} taxYear={taxYear} {...(further.length === 0 || own === undefined ? {} : { paidIn: own })} />
      {further.map((currency) => (
        <ForeignPayScale key={currency} query={query} taxYear={taxYear} currency={currency} />
      ))}
    </>
  );
}
