import {
  Button,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
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
import { languages, languageWords } from '../../src/language/languages';
import { useLanguage } from '../host/language';
import { loadSentences } from '../host/texts';
import { storage } from '../host/stored';
import { useCountry } from '../country/country-context';
import { refreshAnswers, session } from '../service/service';
import { timeInWords } from '../../ui/words/dates';
import { say } from '../../ui/language/say';

/** The commands of every view. */
export function Commands({ view }: { readonly view: string }) {
  const { inExcel, canUndo, undo, tell, openConversion } = useDesk();
  const { language, choose } = useLanguage();
  const { country } = useCountry();
  const [formatted, setFormatted] = useState(() => wantsFormattedNumbers(storage));
  const refresh = async (): Promise<void> => {
    window.dispatchEvent(new Event(refreshEvent));
    await refreshAnswers();
    tell({
      ok: true,
      message: inExcel
        ? say('recalculating', { time: timeInWords(new Date()) })
        : say('updated_at', { time: timeInWords(new Date()) }),
    });
  };
  const copyLink = async (): Promise<void> => {
    try {
      const [link] = await Promise.all([import('../host/link'), loadSentences('own')]);
      tell(await link.copyLink(view, country));
    } catch {
      tell({ ok: false, message: say('this_part_of_the_pane_did') });
    }
  };
  const openDocs = async (): Promise<void> => {
    try {
      const { docs } = await session.config();
      window.open(docs, '_blank', 'noreferrer');
    } catch {
      tell({ ok: false, message: say('the_service_cannot_be_reached_try') });
    }
  };
  const switchFormats = (on: boolean): void => {
    setFormatted(on);
    keepFormattedNumbers(storage, on);
    window.dispatchEvent(new Event(refreshEvent));
  };
  return (
    <>
      <Tooltip content={say('refresh_all_figures')} relationship="label">
        <Button appearance="subtle" icon={<ArrowClockwise20Regular />} onClick={() => void refresh()} />
      </Tooltip>
      {inExcel ? (
        <Tooltip content={say('undo_the_last_change_to_the')} relationship="label">
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
        checkedValues={{ numbers: formatted ? ['formatted'] : [], language: [language] }}
        onCheckedValueChange={(_, { name, checkedItems }) => {
          if (name === 'numbers') switchFormats(checkedItems.includes('formatted'));
          else choose(languages.find((one) => checkedItems.includes(one)) ?? language);
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={say('more')} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<TableMoveRightRegular />} onClick={() => void openConversion()}>
              {say('convert_a_column')}
            </MenuItem>
            <MenuItem onClick={() => void copyLink()}>{say('copy_link')}</MenuItem>
            <MenuItemCheckbox name="numbers" value="formatted">
              {say('format_money_and_percentages')}
            </MenuItemCheckbox>
            <MenuGroup>
              <MenuGroupHeader>{say('language')}</MenuGroupHeader>
              {languages.map((one) => (
                <MenuItemRadio key={one} name="language" value={one} lang={one}>
                  {languageWords[one].label}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuItem icon={<BookQuestionMarkRegular />} onClick={() => void openDocs()}>
              {say('documentation')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
