import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular, MathFormulaRegular, TableSimpleRegular, TableAddRegular } from '@fluentui/react-icons';
import { useDesk } from '../desk/desk';
import type { SheetTable } from '../sheet';

const useStyles = makeStyles({
  button: { minWidth: 'auto', flexShrink: 0, marginRight: '-8px' },
  popover: { maxInlineSize: '300px' },
  formula: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** What a view offers to the sheet. */
export interface Insertable {
  readonly formulas?: readonly { readonly name: string; readonly formula: string }[];
  readonly table?: () => SheetTable;
}

/**
 * "Insert" with the live formulas and the table of a view; outside of Excel, "Copy".
 *
 * @param what what is inserted, for those who do not see where the button stands
 */
export function InsertMenu({ what, formulas = [], table }: Insertable & { readonly what: string }) {
  const styles = useStyles();
  const { inExcel, insertFormula, insertTable } = useDesk();
  const verb = inExcel ? 'Insert' : 'Copy';
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <MenuButton size="small" appearance="subtle" className={styles.button} icon={inExcel ? <TableAddRegular /> : <CopyRegular />} aria-label={`${verb}: ${what}`}>
          {verb}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {formulas.map(({ name, formula }) => (
            <MenuItem key={formula} icon={<MathFormulaRegular />} subText={<span className={styles.formula}>{formula}</span>} onClick={() => void insertFormula(formula)}>
              {`${verb} formula: ${name}`}
            </MenuItem>
          ))}
          {table === undefined ? null : (
            <MenuItem icon={<TableSimpleRegular />} onClick={() => void insertTable(table())}>
              {`${verb} table`}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
