import {
  Button,
  Menu,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Tooltip,
} from '@fluentui/react-components';
import {
  ArrowClockwise20Regular,
  ArrowUndo20Regular,
  BookQuestionMarkRegular,
  MoreHorizontal20Regular,
  TableMoveRightRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { keepFormattedNumbers, refreshEvent, wantsFormattedNumbers } from '../../src/client/shared';
import { useDesk } from '../desk/desk';
import { storage } from '../host/stored';
import { refreshAnswers, session } from '../service/service';
import { timeInWords } from '../../ui/words/dates';

/** The commands of every view. */
export function Commands() {
  const { inExcel, canUndo, undo, tell, openConversion } = useDesk();
  const [formatted, setFormatted] = useState(() => wantsFormattedNumbers(storage));
  const refresh = async (): Promise<void> => {
    window.dispatchEvent(new Event(refreshEvent));
    await refreshAnswers();
    tell({
      ok: true,
      message: inExcel
        ? `Recalculating the workbook. The pane was updated at ${timeInWords(new Date())}.`
        : `Updated at ${timeInWords(new Date())}.`,
    });
  };
  const openDocs = async (): Promise<void> => {
    try {
      const { docs } = await session.config();
      window.open(docs, '_blank', 'noreferrer');
    } catch {
      tell({ ok: false, message: 'The service cannot be reached. Try again later.' });
    }
  };
  const switchFormats = (on: boolean): void => {
    setFormatted(on);
    keepFormattedNumbers(storage, on);
    window.dispatchEvent(new Event(refreshEvent));
  };
  return (
    <>
      <Tooltip content="Refresh all figures" relationship="label">
        <Button appearance="subtle" icon={<ArrowClockwise20Regular />} onClick={() => void refresh()} />
      </Tooltip>
      {inExcel ? (
        <Tooltip content="Undo the last change to the sheet" relationship="label">
          <Button
            appearance="subtle"
            icon={<ArrowUndo20Regular />}
            disabledFocusable={!canUndo}
            onClick={() => void undo()}
          />
        </Tooltip>
      ) : null}
      <Menu
        positioning="below-end"
        checkedValues={{ numbers: formatted ? ['formatted'] : [] }}
        onCheckedValueChange={(_, { checkedItems }) => switchFormats(checkedItems.includes('formatted'))}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label="More" />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<TableMoveRightRegular />} onClick={() => void openConversion()}>
              Convert a column
            </MenuItem>
            <MenuItemCheckbox name="numbers" value="formatted">
              Format money and percentages
            </MenuItemCheckbox>
            <MenuItem icon={<BookQuestionMarkRegular />} onClick={() => void openDocs()}>
              Documentation
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
