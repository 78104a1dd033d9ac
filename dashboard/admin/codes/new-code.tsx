import { Button, Text } from '@fluentui/react-components';
import type { AdminNewCode } from '../../../src/contract/admin-codes';
import { CopyText } from '../../parts/copy-text';
import { Notice } from '../../parts/notice';
import { Section } from '../../parts/section';

/** An access code that was just made. */
export function NewCode({ made, onDone }: { readonly made: AdminNewCode; readonly onDone: () => void }) {
  return (
    <Section title={`Access code: ${made.name}`}>
      <Notice>This is the only time the code is shown. Copy it now.</Notice>
      <CopyText wraps name="Access code" text={made.code} />
      <Text>Whoever gets it types it once, when the add-in asks for it.</Text>
      <div>
        <Button onClick={onDone}>I have kept the code</Button>
      </div>
    </Section>
  );
}
