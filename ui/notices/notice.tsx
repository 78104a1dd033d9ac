import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** A sentence about what has happened. Screen readers hear it at once. */
export function Notice({
  intent = 'success',
  children,
}: {
  readonly intent?: 'success' | 'info' | 'warning' | 'error';
  readonly children: ReactNode;
}) {
  return (
    <MessageBar intent={intent} layout="multiline" role={intent === 'error' ? 'alert' : 'status'}>
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}
