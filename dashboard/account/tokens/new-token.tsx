import { Button, Text } from '@fluentui/react-components';
import { CopyText } from '../../parts/copy-text';
import { Notice } from '../../parts/notice';
import { Section } from '../../parts/section';
import type { DataOf } from '../../service/account';

/** A token that was just made. */
export function NewToken({ made, onDone }: { readonly made: DataOf<'createToken'>; readonly onDone: () => void }) {
  return (
    <Section title={`Token: ${made.name}`}>
      <Notice>This is the only time the token is shown. Copy it now and keep it in a safe place.</Notice>
      <CopyText wraps name="Token" text={made.token} />
      <Text>The program sends it in the header x-api-key.</Text>
      <div>
        <Button onClick={onDone}>I have kept the token</Button>
      </div>
    </Section>
  );
}
