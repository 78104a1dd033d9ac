import type { LawAsks } from '../../../../src/contract/asks';
import { type CircumstanceName, employerSettings } from '../../../../src/contract/words/circumstances';
import { useFigures } from '../../../../ui/theme/figures';
import { BenefitsGroup } from './benefits';
import { Circumstances } from './circumstances';
import { EmployeeGroup } from './employee';
import { type DetailsProps, Group } from './group';
import { PartsGroup } from './parts';
import { PaymentsGroup } from './payments';
import { PartOfMonthGroup } from './part-of-month';
import { YearSoFarGroup } from './year-so-far';
import { say } from '../../../../ui/language/say';

const settings: readonly CircumstanceName[] = Object.values(employerSettings);
const isOfEmployer = (name: CircumstanceName): boolean => settings.includes(name);

/**
 * Details of the pay and the employee. Each may stay empty. What the law does not ask is not shown; the parts of pay
 * always are.
 *
 * @param asks what the law asks; undefined until it is known
 * @param gross gross pay, once it is known
 */
export function Details({
  asks,
  gross,
  ...props
}: DetailsProps & { readonly asks: LawAsks | undefined; readonly gross: number | undefined }) {
  const { stack } = useFigures();
  const circumstances = asks?.circumstances ?? [];
  const ofEmployer = circumstances.filter(({ name }) => isOfEmployer(name));
  return (
    <div className={stack}>
      <EmployeeGroup {...props} asked={circumstances.filter(({ name }) => !isOfEmployer(name))} />
      {ofEmployer.length === 0 ? null : (
        <Group title={say('employer')}>
          <Circumstances {...props} asked={ofEmployer} />
        </Group>
      )}
      <PartsGroup {...props} asked={asks?.parts ?? []} gross={gross} />
      {asks === undefined || asks.benefits.length === 0 ? null : <BenefitsGroup {...props} asked={asks.benefits} />}
      {asks === undefined || asks.paid.length === 0 ? null : <PaymentsGroup {...props} asked={asks.paid} />}
      {props.details.period === 'monthly' ? <PartOfMonthGroup {...props} /> : null}
      {asks?.year_to_date === true ? <YearSoFarGroup {...props} /> : null}
    </div>
  );
}
