import {
  Button,
  Field,
  Input,
  makeStyles,
  Menu,
  MenuButton,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  tokens,
  Tooltip,
  typographyStyles,
} from '@fluentui/react-components';
import { TableCursor20Regular } from '@fluentui/react-icons';
import { useId } from 'react';
import type { HelpChoice, HelpParameter } from '../../../src/client/function-help';
import { useComplaint } from '../../../ui/inputs/use-complaint';
import { Choice } from '../../../ui/inputs/choice';
import { useFigures } from '../../../ui/theme/figures';
import { isCountry } from '../../country/country-context';
import { useDesk } from '../../desk/desk';
import { CountryPicker } from '../../parts/country-picker';
import type { Selection } from '../../sheet';
import { absolute, argumentOf, type Given, type GivenCells, isCells } from './given';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-end', columnGap: '4px' },
  field: { flexGrow: 1, minInlineSize: 0 },
  input: { minInlineSize: 0, inlineSize: '100%' },
  cells: {
    inlineSize: '100%',
    minInlineSize: 0,
    justifyContent: 'space-between',
    fontWeight: tokens.fontWeightRegular,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  label: { ...typographyStyles.body1, display: 'block', paddingBlockEnd: '4px' },
  formula: { fontFamily: tokens.fontFamilyMonospace },
});

/** The selected cells as an argument. A table with headings is asked for as a whole. */
function cellsOf({ address, sheet, place, table }: Selection, wantsHeadings: boolean): GivenCells {
  const ways = [address, absolute(address), ...(table === undefined ? [] : [table.columns, table.whole])];
  const cells = wantsHeadings && table !== undefined ? table.whole : address;
  // A table has the same name on every sheet.
  return { cells, sheet, place, ways };
}

/** Cells that stand for an argument, with a menu of other ways to write them. */
function Cells({
  label,
  given,
  onGive,
}: {
  readonly label: string;
  readonly given: GivenCells;
  readonly onGive: (given: Given | undefined) => void;
}) {
  const styles = useStyles();
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <Menu
        checkedValues={{ way: [given.cells] }}
        onCheckedValueChange={(_, { checkedItems }) => onGive({ ...given, cells: checkedItems[0] ?? given.cells })}
      >
        <MenuTrigger disableButtonEnhancement>
          <MenuButton className={styles.cells} aria-label={say('argument_is', { name: label, cells: given.cells })}>
            <bdi>{given.cells}</bdi>
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {given.ways.map((way) => (
              <MenuItemRadio key={way} name="way" value={way} className={styles.formula}>
                {way}
              </MenuItemRadio>
            ))}
            <MenuItem onClick={() => onGive(undefined)}>{say('type_a_value_instead')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}

/** An argument that is typed, chosen from its words, or taken from the selected cells. */
export function ArgumentField({
  parameter,
  choices,
  given,
  onGive,
}: {
  readonly parameter: HelpParameter;
  /** The words that it takes, if they are known. */
  readonly choices: readonly HelpChoice[];
  readonly given: Given | undefined;
  readonly onGive: (given: Given | undefined) => void;
}) {
  const styles = useStyles();
  const { quiet, fields } = useFigures();
  const { inExcel, selection, tell } = useDesk();
  const about = useId();
  const { name, description, optional = false, customEnumId } = parameter;
  const label = optional ? say('optional_argument', { name }) : name;
  const { wrong } = argumentOf(parameter, given);
  const complaint = useComplaint(wrong);
  const typed = given === undefined || isCells(given) ? '' : given.typed;
  const type = (text: string): void => onGive(text === '' ? undefined : { typed: text });

  const pick = async (): Promise<void> => {
    const selected = await selection();
    if (selected === undefined) return;
    if ('ok' in selected) tell(selected);
    else onGive(cellsOf(selected, name === 'table'));
  };

  function field() {
    if (isCells(given)) return <Cells label={label} given={given} onGive={onGive} />;
    if (customEnumId === 'COUNTRY')
      return <CountryPicker label={label} selected={isCountry(typed) ? typed : 'none'} onSelect={type} />;
    if (choices.length > 0 && (typed === '' || choices.some(({ stringValue }) => stringValue === typed)))
      return (
        <Choice
          label={label}
          value={typed}
          options={[
            { key: '', name: optional ? say('default_choice') : say('choose') },
            ...choices.map(({ stringValue, tooltip }) => ({ key: stringValue, name: `${stringValue}: ${tooltip}` })),
          ]}
          onChange={type}
        />
      );
    return (
      <Field label={label} {...complaint}>
        <Input
          input={{ className: styles.input, 'aria-describedby': about }}
          autoComplete="off"
          value={typed}
          onChange={(_, { value }) => type(value)}
        />
      </Field>
    );
  }

  return (
    <div>
      <div className={styles.row}>
        <div className={mergeClasses(styles.field, fields)}>{field()}</div>
        {inExcel ? (
          <Tooltip content={say('use_selected_cells_for', { name })} relationship="label">
            <Button appearance="subtle" icon={<TableCursor20Regular />} onClick={() => void pick()} />
          </Tooltip>
        ) : null}
      </div>
      <div id={about} className={quiet}>
        {description}
      </div>
    </div>
  );
}
