import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { CopyText } from './copy-text';
import { Notice } from '../../ui/notices/notice';
import { Section } from './section';

/**
 * A secret that was just made. It is shown this once.
 *
 * @param title of the section, with the name that it was given
 * @param label what it is, as a heading
 * @param once says that it is shown only now
 * @param kept what the button says with which the person goes on
 * @param children how to use it
 */
export function ShownOnce({
  title,
  label,
  once,
  kept,
  secret,
  children,
  onDone,
}: {
  readonly title: string;
  readonly label: string;
  readonly once: string;
  readonly kept: string;
  readonly secret: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}) {
  return (
    <Section title={title}>
      <Notice>{once}</Notice>
      <CopyText wraps name={label} text={secret} />
      {children}
      <div>
        <Button onClick={onDone}>{kept}</Button>
      </div>
    </Section>
  );
}
