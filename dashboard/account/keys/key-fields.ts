import type { AccountKey } from '../../../src/contract/account-keys';
import type { KeyScope } from '../../../src/contract/key-scopes';
import { boxes } from '../../parts/boxes';
import { type FieldOf, wordsOf } from '../../parts/form-field';
import type { FormValues } from '../../parts/form';
import { multiline } from '../../parts/multiline';
import { lastDayField, lastDayOf } from '../last-day';
import { environmentLabels, operationOptions } from '../words';
import { say } from '../../../ui/language/say';

type LimitName = 'name' | 'expires' | 'networks' | 'operations';

/** The fields of what may be changed on a key, with what it has now. */
export const limitFields = (key?: AccountKey): readonly FieldOf<LimitName>[] => [
  { name: 'name', label: say('field_name'), hint: say('key_given_to'), initial: key?.name ?? '' },
  lastDayField(say('key_works_until_disabled'), key?.expires_at),
  {
    name: 'networks',
    type: 'drawn',
    draw: multiline,
    label: say('key_networks'),
    hint: say('key_networks_hint'),
    initial: key?.networks?.join('\n') ?? '',
  },
  {
    name: 'operations',
    type: 'drawn',
    draw: boxes(operationOptions()),
    label: say('key_operations'),
    hint: say('key_operations_hint'),
    initial: key?.operations?.join(' ') ?? '',
  },
];

/** The field with which a new key begins. */
export const environmentField = (): FieldOf<'environment'> => ({
  name: 'environment',
  type: 'select',
  label: say('key_kind'),
  hint: say('key_kind_hint'),
  options: Object.entries(environmentLabels).map(([key, name]) => ({ key, name })),
});

/** The typed limits, as the service reads them. */
export const limitsOf = ({ name, expires, networks, operations }: FormValues<LimitName>) => ({
  name,
  expires: lastDayOf(expires),
  networks: wordsOf(networks),
  operations: wordsOf(operations) as KeyScope[],
});
