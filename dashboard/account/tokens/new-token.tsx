import { Text } from '@fluentui/react-components';
import { ShownOnce } from '../../parts/shown-once';
import type { DataOf } from '../../service/account';
import { say } from '../../../ui/language/say';

/** A token that was just made. */
export function NewToken({ made, onDone }: { readonly made: DataOf<'createToken'>; readonly onDone: () => void }) {
  return (
    <ShownOnce
      title={say('token_secret_of', { what: say('this_token'), name: made.name })}
      label={say('this_token')}
      once={say('token_shown_once')}
      kept={say('token_kept')}
      secret={made.token}
      onDone={onDone}
    >
      <Text>{say('token_header')}</Text>
    </ShownOnce>
  );
}
