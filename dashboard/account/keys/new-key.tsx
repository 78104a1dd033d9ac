import { Text } from '@fluentui/react-components';
import { curlLine, questionFor } from '../../../src/recipes/curl';
import { payrollScript } from '../../../src/recipes/office-script';
import { ratesQuery } from '../../../src/recipes/power-query';
import { pythonSample, typescriptSample } from '../../../src/recipes/program';
import { CopyText } from '../../parts/copy-text';
import { ShownOnce } from '../../parts/shown-once';
import type { DataOf } from '../../service/account';

/** A key that was just made, and how to use it. */
export function NewKey({ made, onDone }: { readonly made: DataOf<'createKey'>; readonly onDone: () => void }) {
  const service = location.origin;
  const { key, name, operations } = made;
  const question = questionFor(service, operations);
  const request = { ...question, variable: 'SVC_KEY' };
  return (
    <ShownOnce what="key" name={name} secret={key} onDone={onDone}>
      <CopyText wraps name="In a shell (curl)" text={curlLine(question, key)} />
      <Text>Programs read the key from the environment variable SVC_KEY, so that it is in no file.</Text>
      <CopyText name="TypeScript" text={typescriptSample(request)} />
      <CopyText name="Python" text={pythonSample(request)} />
      <Text>
        Excel: Data, Get Data, Blank Query, Advanced Editor. When Excel asks, choose Web API and paste the key.
      </Text>
      <CopyText name="Power Query" text={ratesQuery(service)} />
      <Text>
        Excel on the web: Automate, New Script. The workbook needs a table Payroll with Country, Gross, Tax,
        Contributions, Net and Problem, and the key in a cell named ApiKey.
      </Text>
      <CopyText name="Office Script" text={payrollScript(service)} />
    </ShownOnce>
  );
}
