import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import {
  CopyRegular,
  LinkRegular,
  MathFormulaRegular,
  PeopleRegular,
  TableSimpleRegular,
  TableAddRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useDesk } from '../desk/desk';
import type { PayrollTable, PickedCells, SheetTable } from '../sheet';
import { type Formula, formulaText, withAmountFrom } from '../words/formula';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  button: { minWidth: 'auto', flexShrink: 0, marginRight: '-8px' },
  popover: { maxInlineSize: '300px', overflowY: 'auto' },
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
 * "Insert" with the live formulas and the table of a view. Where the selected cells hold amounts, the formulas read them
 * instead of the typed amount. Outside Excel it is "Copy", with a choice of decimal point or comma.
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
  const { inExcel, notation, chooseNotation, insertFormula, insertTable, insertPayroll, selection, copyLink } =
    useDesk();
  const [amounts, setAmounts] = useState<PickedCells>();
  const [readsCells, setReadsCells] = useState(true);
  const fromCells = ({ address, sheet }: PickedCells, formula: Formula): Formula | undefined =>
    withAmountFrom(formula, { cells: address, sheet });
  const offersCells = amounts !== undefined && formulas.some(({ formula }) => fromCells(amounts, formula));
  const lookAtSelection = async (): Promise<void> => {
    setAmounts(undefined);
    const selected = await selection();
    if (selected !== undefined && !('ok' in selected)) setAmounts(selected.amounts);
  };
  const chosen = (formula: Formula): { readonly formula: Formula; readonly reads: PickedCells | undefined } => {
    const other = amounts === undefined || !readsCells ? undefined : fromCells(amounts, formula);
    return other === undefined ? { formula, reads: undefined } : { formula: other, reads: amounts };
  };
  return (
    <Menu
      // Long formulas make the menu taller than the room beside its button.
      positioning={{ position: 'below', align: 'end', autoSize: 'height' }}
      checkedValues={{ decimals: [notation], amount: [readsCells ? 'cells' : 'typed'] }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        if (name === 'amount') setReadsCells(checkedItems.includes('cells'));
        else chooseNotation(checkedItems.includes('comma') ? 'comma' : 'point');
      }}
      onOpenChange={(_, { open }) => {
        if (open && inExcel && formulas.length > 0) void lookAtSelection();
      }}
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
          {offersCells ? (
            <>
              <MenuItemRadio name="amount" value="cells">
                {say('amount_from_cells', { cells: amounts.address })}
              </MenuItemRadio>
              <MenuItemRadio name="amount" value="typed">
                {say('amount_as_typed')}
              </MenuItemRadio>
              <MenuDivider />
            </>
          ) : null}
          {formulas.map(({ name, formula: typed }) => {
            const { formula, reads } = chosen(typed);
            return (
              <MenuItem
                key={name}
                icon={<MathFormulaRegular />}
                subText={<span className={styles.formula}>{formulaText(formula, notation)}</span>}
                onClick={() => void insertFormula(formula, reads === undefined ? undefined : { reads: [reads.place] })}
              >
                {inExcel ? say('insert_formula', { name }) : say('copy_formula', { name })}
              </MenuItem>
            );
          })}
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
          <MenuDivider />
          <MenuItem icon={<LinkRegular />} onClick={() => void copyLink()}>
            {say('copy_link')}
          </MenuItem>
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
