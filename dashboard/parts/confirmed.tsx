import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { Form } from './form';

/**
 * A change that is asked about once more before it is made.
 *
 * @param action on the first button
 * @param question on the second: what exactly will be done
 * @param onSend makes the change; throws Refusal where the service refuses
 */
export function Confirmed({
  action,
  question,
  onSend,
}: {
  readonly action: string;
  readonly question: string;
  readonly onSend: () => Promise<void>;
}) {
  const [asking, setAsking] = useState(false);
  return asking ? (
    <Form
      secondary
      fields={[]}
      action={question}
      onCancel={() => setAsking(false)}
      onSend={async () => {
        await onSend();
        setAsking(false);
      }}
    />
  ) : (
    <div>
      <Button aria-label={`${action}: ${question}`} onClick={() => setAsking(true)}>
        {action}
      </Button>
    </div>
  );
}
