import { Button, Text } from '@fluentui/react-components';
import { curlLine } from '../../../src/recipes/curl';
import { payrollScript } from '../../../src/recipes/office-script';
import { ratesQuery } from '../../../src/recipes/power-query';
import { CopyText } from '../../parts/copy-text';
import { Notice } from '../../parts/notice';
import { Section } from '../../parts/section';
import type { DataOf } from '../../service/account';

/** A key that was just made, and how to use it. */
export function NewKey({ made, onDone }: { readonly made: DataOf<'createKey'>; readonly onDone: () => void }) {
  const service = location.origin;
  const { key, name, operations } = made;
  return (
    <Section title={`Key: ${name}`}>
      <Notice>This is the only time the key is shown. Copy it now and keep it in a safe place.</Notice>
      <CopyText wraps name="Key" text={key} />
      <CopyText wraps name="In a shell (curl)" text={curlLine(service, key, operations)} />
      <Text>
        Excel: Data, Get Data, Blank Query, Advanced Editor. When Excel asks, choose Web API and paste the key.
      </Text>
      <CopyText name="Power Query" text={ratesQuery(service)} />
      <Text>
        Excel on the web: Automate, New Script. The workbook needs a table Payroll with Country, Gross, Tax,
        Contributions, Net and Problem, and the key in a cell named ApiKey.
      </Text>
      <CopyText name="Office Script" text={payrollScript(service)} />
      <div>
        <Button onClick={onDone}>I have kept the key</Button>
      </div>
    </Section>
  );
}
