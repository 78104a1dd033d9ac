import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { sentence } from '../../ui/words/sentence';
import { CopyText } from './copy-text';
import { Notice } from '../../ui/notices/notice';
import { Section } from './section';

/**
 * A secret that was just made. It is shown this once.
 *
 * @param what it is, inside a sentence: `token`
 * @param label what it is, as a heading
 * @param name that it was given
 * @param children how to use it
 */
export function ShownOnce({
  what,
  label = sentence(what),
  name,
  secret,
  children,
  onDone,
}: {
  readonly what: string;
  readonly label?: string;
  readonly name: string;
  readonly secret: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}) {
  return (
    <Section title={`${label}: ${name}`}>
      <Notice>This is the only time the {what} is shown. Copy it now and keep it in a safe place.</Notice>
      <CopyText wraps name={label} text={secret} />
      {children}
      <div>
        <Button onClick={onDone}>I have kept the {what}</Button>
      </div>
    </Section>
  );
}
