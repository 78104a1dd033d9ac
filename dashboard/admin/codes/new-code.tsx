import { Text } from '@fluentui/react-components';
import type { AdminNewCode } from '../../../src/contract/admin-codes';
import { ShownOnce } from '../../parts/shown-once';

/** An access code that was just made. */
export function NewCode({ made, onDone }: { readonly made: AdminNewCode; readonly onDone: () => void }) {
  return (
    <ShownOnce what="code" label="Access code" name={made.name} secret={made.code} onDone={onDone}>
      <Text>Whoever gets it types it once, when the add-in asks for it.</Text>
    </ShownOnce>
  );
}
