import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import {
  BookQuestionMarkRegular,
  ChatHelpRegular,
  InfoRegular,
  LinkRegular,
  MoreHorizontal20Regular,
  TableMoveRightRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { cardsSetting, keepFormattedNumbers, refreshEvent, wantsFormattedNumbers } from '../../src/client/shared';
import { productName, productVersion } from '../../src/contract/product';
import { languages, languageWords } from '../../src/language/languages';
import { say, sayings } from '../../ui/language/say';
import { useDesk } from '../desk/desk';
import { useLanguage } from '../host/language';
import { type Look, looks, useLook } from '../host/look';
import { showsCards } from '../host/office';
import { isFlag, storage } from '../host/stored';
import { keepInWorkbook, workbookValue } from '../host/workbook-settings';
import { session } from '../service/service';

export interface MoreMenuProps {
  /** Shows the welcome again. */
  readonly onWelcome: () => void;
}

const lookNames = sayings({ auto: 'look_auto', light: 'look_light', dark: 'look_dark' } as const satisfies Record<
  Look,
  string
>);

/** What is seldom needed: conversion, link, number formats, cards, language, look and help. It is open at first. */
export default function MoreMenu({ onWelcome }: MoreMenuProps) {
  const { inExcel, tell, openConversion, copyLink } = useDesk();
  const { language, choose } = useLanguage();
  const { look, choose: chooseLook } = useLook();
  const [formatted, setFormatted] = useState(() => wantsFormattedNumbers(storage));
  const [cards, setCards] = useState(() => workbookValue(cardsSetting, isFlag) ?? false);
  const recalculate = (): void => void window.dispatchEvent(new Event(refreshEvent));

  /** @param path of a page beside the documentation */
  const openPage = async (path: string): Promise<void> => {
    try {
      const { docs } = await session.config();
      window.open(new URL(path, docs), '_blank', 'noreferrer');
    } catch {
      tell({ ok: false, message: say('the_service_cannot_be_reached_try') });
    }
  };
  const switchFormats = (on: boolean): void => {
    setFormatted(on);
    keepFormattedNumbers(storage, on);
    recalculate();
  };
  const switchCards = async (on: boolean): Promise<void> => {
    if (!(await keepInWorkbook(cardsSetting, on))) return tell({ ok: false, message: say('not_kept_in_the_workbook') });
    setCards(on);
    recalculate();
  };
  return (
    <Menu
      defaultOpen
      positioning={{ position: 'below', align: 'end', autoSize: 'height' }}
      checkedValues={{
        numbers: [...(formatted ? ['formatted'] : []), ...(cards ? ['cards'] : [])],
        language: [language],
        look: [look],
      }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        if (name === 'language') choose(languages.find((one) => checkedItems.includes(one)) ?? language);
        else if (name === 'look') chooseLook(looks.find((one) => checkedItems.includes(one)) ?? look);
        else if (checkedItems.includes('cards') !== cards) void switchCards(!cards);
        else switchFormats(!formatted);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={say('more')} />
      </MenuTrigger>
      <MenuPopover style={{ overflowY: 'auto' }}>
        <MenuList>
          <MenuItem icon={<TableMoveRightRegular />} onClick={() => void openConversion()}>
            {say('convert_a_column')}
          </MenuItem>
          <MenuItem icon={<LinkRegular />} onClick={() => void copyLink()}>
            {say('copy_link')}
          </MenuItem>
          <MenuItemCheckbox name="numbers" value="formatted">
            {say('format_money_and_percentages')}
          </MenuItemCheckbox>
          {inExcel && showsCards() ? (
            <MenuItemCheckbox name="numbers" value="cards" subText={say('cards_about')}>
              {say('cards_behind_figures')}
            </MenuItemCheckbox>
          ) : null}
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{say('language')}</MenuGroupHeader>
            {languages.map((one) => (
              <MenuItemRadio key={one} name="language" value={one} lang={one}>
                {languageWords[one].label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuGroup>
            <MenuGroupHeader>{say('look')}</MenuGroupHeader>
            {looks.map((one) => (
              <MenuItemRadio key={one} name="look" value={one}>
                {lookNames[one]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem icon={<InfoRegular />} onClick={onWelcome}>
            {say('welcome_and_keyboard')}
          </MenuItem>
          <MenuItem icon={<BookQuestionMarkRegular />} onClick={() => void openPage('docs')}>
            {say('documentation')}
          </MenuItem>
          <MenuItem icon={<ChatHelpRegular />} onClick={() => void openPage('support')}>
            {say('help_and_feedback')}
          </MenuItem>
          <MenuGroup>
            <MenuGroupHeader>{`${productName} ${productVersion}`}</MenuGroupHeader>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
