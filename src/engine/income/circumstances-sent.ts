import type { TaxRequest } from '../../contract/tax';
import {
  type CircumstanceName,
  type CircumstanceValue,
  type EmployerSetting,
  employerSettings,
} from '../../contract/words/circumstances';

type Sent = Readonly<Partial<Record<CircumstanceName, CircumstanceValue | undefined>>>;

/** The settings of the employer that a request states, as circumstances. */
function settingsSent(employer: TaxRequest['employer']): Sent {
  const sent: Partial<Record<CircumstanceName, CircumstanceValue | undefined>> = {};
  for (const name in employer) {
    const value = employer[name as EmployerSetting];
    if (value !== undefined) sent[employerSettings[name as EmployerSetting]] = value;
  }
  return sent;
}

/** The circumstances that a request states, in whichever of their fields. */
export const circumstancesSent = ({
  employee,
  employer,
  dependants,
  age,
}: Pick<TaxRequest, 'employee' | 'employer' | 'dependants' | 'age'>): Sent => ({
  dependants,
  age,
  ...employee,
  ...settingsSent(employer),
});
