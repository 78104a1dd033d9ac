import type { AccountKey } from '../../../src/contract/account-keys';
import type { KeyOperation } from '../../../src/contract/key-operations';
import { type FieldOf, wordsOf } from '../../parts/form-field';
import type { FormValues } from '../../parts/form';
import { environmentLabels, operationOptions } from '../words';

type LimitName = 'name' | 'expires' | 'networks' | 'operations';

/** The fields of what may be changed on a key, with what it has now. */
export const limitFields = (key?: AccountKey): readonly FieldOf<LimitName>[] => [
  { name: 'name', label: 'Name', hint: 'The person or program it is given to.', initial: key?.name ?? '' },
  {
    name: 'expires',
    type: 'date',
    label: 'Last day',
    hint: 'Empty: it works until you disable it.',
    errors: ['invalid_date'],
    initial: key?.expires_at?.slice(0, 10) ?? '',
  },
  {
    name: 'networks',
    type: 'multiline',
    label: 'Networks',
    hint: 'One address or network a line, such as 203.0.113.0/24. Empty: from everywhere.',
    initial: key?.networks?.join('\n') ?? '',
  },
  {
    name: 'operations',
    type: 'several',
    label: 'Operations',
    hint: 'None ticked: it may be used for everything.',
    options: operationOptions,
    initial: key?.operations?.join(' ') ?? '',
  },
];

/** The field with which a new key begins. */
export const environmentField: FieldOf<'environment'> = {
  name: 'environment',
  type: 'select',
  label: 'Kind',
  hint: 'A test key answers with sample data and is not counted.',
  options: Object.entries(environmentLabels).map(([key, name]) => ({ key, name })),
};

/** The typed limits, as the service reads them. */
export const limitsOf = ({ name, expires, networks, operations }: FormValues<LimitName>) => ({
  name,
  expires: expires === '' ? 'never' : expires,
  networks: wordsOf(networks),
  operations: wordsOf(operations) as KeyOperation[],
});
