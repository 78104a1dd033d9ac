import { keyScopes } from '../../src/contract/key-scopes';
import { keyStateWords } from '../../src/contract/words/key-states';
import { outcomeWords } from '../../src/contract/words/outcomes';
import { planWords } from '../../src/contract/words/plans';
import { roleWords } from '../../src/contract/words/roles';
import { propertyOf } from '../../src/contract/words/vocabulary';
import { sayings } from '../../ui/language/say';
import { labelsIn } from '../../ui/language/terms';

export const planLabels = labelsIn('plan', propertyOf(planWords, 'label'));
export const keyStateLabels = labelsIn('key_state', propertyOf(keyStateWords, 'label'));
export const roleLabels = labelsIn('role', propertyOf(roleWords, 'label'));
export const roleMeanings = labelsIn('role_meaning', propertyOf(roleWords, 'meaning'));
export const outcomeLabels = labelsIn('outcome', propertyOf(outcomeWords, 'label'));

/** How a request for a plan was decided. */
export const decisionLabels = sayings({ granted: 'decided_granted', refused: 'decided_refused' });

export const environmentLabels = sayings({ live: 'kind_live', test: 'kind_test' });

const operationLabels: Readonly<Record<string, string>> = sayings({
  tax: 'operation_tax',
  vat: 'operation_vat',
  country: 'operation_country',
  forex: 'operation_forex',
  fuel: 'operation_fuel',
  rates: 'operation_rates',
  minimum_wage: 'operation_minimum_wage',
  calendar: 'operation_calendar',
  holidays: 'operation_holidays',
  working_days: 'operation_working_days',
  series: 'operation_series',
  changes: 'operation_changes',
  other: 'operation_other',
});

/** The name of an operation of keys: `Minimum wage`. */
export const operationName = (operation: string): string => operationLabels[operation] ?? operation;

/** The operations of keys, to choose from. */
export const operationOptions = () => keyScopes.map((key) => ({ key, name: operationName(key) }));
