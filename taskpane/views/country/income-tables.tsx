import type { TaxLawQuery } from '../../../src/contract/law';
import { SkeletonLines } from '../../parts/skeleton-lines';
import { useQuestion } from '../../service/use-question';
import { ProblemCard } from '../../states/problem-card';
import type { OfYear } from './dates';
import { IncomeTax } from './income-tax';

/** The scale for pay in a further currency, which the law states beside that of the country's own. */
function Further({
  query,
  taxYear,
  currency,
}: {
  readonly query: TaxLawQuery;
  readonly taxYear: string | undefined;
  readonly currency: string;
}) {
  const { answer, problem, again } = useQuestion('getTaxLaw', { ...query, currency });
  if (problem !== undefined) return <ProblemCard problem={problem} onRetry={again} />;
  return answer === undefined ? (
    <SkeletonLines count={3} />
  ) : (
    <IncomeTax law={answer.data} taxYear={taxYear} paidIn={currency} />
  );
}

/** The income tax in every currency of pay for which the law has a scale. */
export function IncomeTables({ law, taxYear, query }: OfYear & { readonly query: TaxLawQuery }) {
  const own = law.income_tax?.currency;
  const further = law.currencies.filter((currency) => currency !== own);
  return (
    <>
      <IncomeTax law={law} taxYear={taxYear} {...(further.length === 0 || own === undefined ? {} : { paidIn: own })} />
      {further.map((currency) => (
        <Further key={currency} query={query} taxYear={taxYear} currency={currency} />
      ))}
    </>
  );
}
