import { keyOperations } from '../../src/contract/key-operations';
import { keyStateWords } from '../../src/contract/words/key-states';
import { outcomeWords } from '../../src/contract/words/outcomes';
import { planWords } from '../../src/contract/words/plans';
import { roleWords } from '../../src/contract/words/roles';
import { propertyOf } from '../../src/contract/words/vocabulary';
import { sentence } from '../../ui/words/sentence';

export const planLabels = propertyOf(planWords, 'label');
export const keyStateLabels = propertyOf(keyStateWords, 'label');
export const roleLabels = propertyOf(roleWords, 'label');
export const outcomeLabels = propertyOf(outcomeWords, 'label');

/** How a request for a plan was decided. */
export const decisionLabels = { granted: 'Granted', refused: 'Refused' } as const;

export const environmentLabels = { live: 'Live', test: 'Test' } as const;

/** The name of an operation of keys: `Minimum wage`. */
export const operationName = (operation: string): string =>
  operation === 'vat' ? 'VAT' : sentence(operation.replaceAll('_', ' '));

/** The operations of keys, to choose from. */
export const operationOptions = keyOperations.map((key) => ({ key, name: operationName(key) }));
