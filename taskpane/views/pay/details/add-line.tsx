import {
  Menu,
  MenuButton,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  button: { justifySelf: 'start', marginInlineStart: '-8px' },
  popover: { maxInlineSize: '300px', maxBlockSize: '360px', overflowY: 'auto' },
});

/** Something that can be added, with a line about it. */
export interface Offer<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly about: string;
}

export interface Offers<Name extends string> {
  /** Heading of these offers; empty where they are the only ones. */
  readonly title: string;
  readonly offers: readonly Offer<Name>[];
}

/** A button with a menu of what can be added. Without offers there is no button. */
export function AddLine<Name extends string>({
  label,
  groups,
  onAdd,
}: {
  readonly label: string;
  readonly groups: readonly Offers<Name>[];
  readonly onAdd: (name: Name) => void;
}) {
  const styles = useStyles();
  const filled = groups.filter(({ offers }) => offers.length > 0);
  if (filled.length === 0) return null;
  return (
    <Menu positioning="below-start">
      <MenuTrigger disableButtonEnhancement>
        <MenuButton size="small" appearance="subtle" className={styles.button} icon={<AddRegular />}>
          {label}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {filled.map(({ title, offers }) => (
            <MenuGroup key={title}>
              {title === '' ? null : <MenuGroupHeader>{title}</MenuGroupHeader>}
              {offers.map(({ name, label: text, about }) => (
                <MenuItem key={name} subText={about} onClick={() => onAdd(name)}>
                  {text}
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
