import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import {
  CopyRegular,
  MathFormulaRegular,
  PeopleRegular,
  TableSimpleRegular,
  TableAddRegular,
} from '@fluentui/react-icons';
import { useDesk } from '../desk/desk';
import type { PayrollTable, SheetTable } from '../sheet';
import { type Formula, formulaText } from '../words/formula';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  button: { minWidth: 'auto', flexShrink: 0, marginRight: '-8px' },
  popover: { maxInlineSize: '300px' },
  formula: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** What a view offers to insert. */
export interface Insertable {
  readonly formulas?: readonly { readonly name: string; readonly formula: Formula }[];
  readonly table?: () => SheetTable;
  readonly payroll?: () => PayrollTable;
  /** What the payroll table holds. */
  readonly payrollAbout?: string;
}

/**
 * "Insert" with the live formulas and the table of a view. Outside Excel it is "Copy", with a choice of decimal point
 * or
 * comma.
 *
 * @param what what is inserted, for screen readers
 */
export function InsertMenu({
  what,
  formulas = [],
  table,
  payroll,
  payrollAbout = say('a_row_for_each_employee_with'),
}: Insertable & { readonly what: string }) {
  const styles = useStyles();
  const { inExcel, notation, chooseNotation, insertFormula, insertTable, insertPayroll } = useDesk();
  return (
    <Menu
      positioning="below-end"
      checkedValues={{ decimals: [notation] }}
      onCheckedValueChange={(_, { checkedItems }) => chooseNotation(checkedItems.includes('comma') ? 'comma' : 'point')}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          size="small"
          appearance="subtle"
          className={styles.button}
          icon={inExcel ? <TableAddRegular /> : <CopyRegular />}
          aria-label={inExcel ? say('insert_what', { what }) : say('copy_what', { what })}
        >
          {inExcel ? say('insert') : say('copy')}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {formulas.map(({ name, formula }) => (
            <MenuItem
              key={name}
              icon={<MathFormulaRegular />}
              subText={<span className={styles.formula}>{formulaText(formula, notation)}</span>}
              onClick={() => void insertFormula(formula)}
            >
              {inExcel ? say('insert_formula', { name }) : say('copy_formula', { name })}
            </MenuItem>
          ))}
          {table === undefined ? null : (
            <MenuItem icon={<TableSimpleRegular />} onClick={() => void insertTable(table())}>
              {inExcel ? say('insert_table') : say('copy_table')}
            </MenuItem>
          )}
          {payroll === undefined ? null : (
            <MenuItem icon={<PeopleRegular />} subText={payrollAbout} onClick={() => void insertPayroll(payroll())}>
              {inExcel ? say('insert_payroll') : say('copy_payroll')}
            </MenuItem>
          )}
          {inExcel ? null : (
            <>
              <MenuDivider />
              <MenuItemCheckbox name="decimals" value="comma">
                {say('copied_decimal_comma')}
              </MenuItemCheckbox>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
