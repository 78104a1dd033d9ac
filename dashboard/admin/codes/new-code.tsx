import { Text } from '@fluentui/react-components';
import type { AdminNewCode } from '../../../src/contract/admin-codes';
import { ShownOnce } from '../../parts/shown-once';
import { say } from '../../../ui/language/say';

/** An access code that was just made. */
export function NewCode({ made, onDone }: { readonly made: AdminNewCode; readonly onDone: () => void }) {
  return (
    <ShownOnce
      title={say('code_secret_of', { name: made.name })}
      label={say('this_code')}
      once={say('code_shown_once')}
      kept={say('code_kept')}
      secret={made.code}
      onDone={onDone}
    >
      <Text>{say('code_typed_once')}</Text>
    </ShownOnce>
  );
}
