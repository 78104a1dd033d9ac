import { Badge, Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: '8px' },
  line: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: '4px 8px 8px',
    minInlineSize: 0,
  },
  head: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  name: { ...typographyStyles.body1Strong, flexGrow: 1, minInlineSize: 0 },
  remove: { flexShrink: 0, marginInlineEnd: '-4px' },
});

/** The list around the lines. */
export const useLineList = (): string => useStyles().list;

/**
 * A line that the reader added: its label and mark, a button that removes it, and its fields.
 *
 * @param removed the name of the line on that button, where the label is not unique
 */
export function LineFrame({
  name,
  label,
  mark,
  removed = label,
  onRemove,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly mark?: string | undefined;
  readonly removed?: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <li className={styles.line} data-line={name}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        {mark === undefined ? null : (
          <Badge appearance="outline" color="informative">
            {mark}
          </Badge>
        )}
        <Button
          size="small"
          appearance="subtle"
          className={styles.remove}
          icon={<DismissRegular />}
          aria-label={say('remove_line', { removed })}
          onClick={onRemove}
        />
      </div>
      {children}
    </li>
  );
}
