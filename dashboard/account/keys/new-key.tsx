import { Text } from '@fluentui/react-components';
import { curlLine, questionFor } from '../../../src/recipes/curl';
import { payrollScript } from '../../../src/recipes/office-script';
import { ratesQuery } from '../../../src/recipes/power-query';
import { pythonSample, typescriptSample } from '../../../src/recipes/program';
import { CopyText } from '../../parts/copy-text';
import { ShownOnce } from '../../parts/shown-once';
import type { DataOf } from '../../service/account';
import { say } from '../../../ui/language/say';

/** A key that was just made, and how to use it. */
export function NewKey({ made, onDone }: { readonly made: DataOf<'createKey'>; readonly onDone: () => void }) {
  const service = location.origin;
  const { key, name, operations } = made;
  const question = questionFor(service, operations);
  const request = { ...question, variable: 'SVC_KEY' };
  return (
    <ShownOnce
      title={say('secret_of', { what: say('this_key'), name })}
      label={say('this_key')}
      once={say('key_shown_once')}
      kept={say('key_kept')}
      secret={key}
      onDone={onDone}
    >
      <CopyText wraps name={say('in_a_shell')} text={curlLine(question, key)} />
      <Text>{say('key_in_environment')}</Text>
      <CopyText name="TypeScript" text={typescriptSample(request)} />
      <CopyText name="Python" text={pythonSample(request)} />
      <Text>{say('how_in_power_query')}</Text>
      <CopyText name="Power Query" text={ratesQuery(service)} />
      <Text>{say('how_in_office_script')}</Text>
      <CopyText name="Office Script" text={payrollScript(service)} />
    </ShownOnce>
  );
}
