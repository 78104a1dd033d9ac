import { Text } from '@fluentui/react-components';
import { ShownOnce } from '../../parts/shown-once';
import type { DataOf } from '../../service/account';

/** A token that was just made. */
export function NewToken({ made, onDone }: { readonly made: DataOf<'createToken'>; readonly onDone: () => void }) {
  return (
    <ShownOnce what="token" name={made.name} secret={made.token} onDone={onDone}>
      <Text>The program sends it in the header x-api-key.</Text>
    </ShownOnce>
  );
}
