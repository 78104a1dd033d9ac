import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowClockwise20Regular, ArrowUndo20Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { type ComponentType, useState } from 'react';
import { refreshEvent } from '../../src/client/shared';
import { useDesk } from '../desk/desk';
import { loadSentences } from '../host/texts';
import { refreshAnswers } from '../service/service';
import { timeInWords } from '../../ui/words/dates';
import { say } from '../../ui/language/say';
import type { MoreMenuProps } from './more-menu';

const moreMenu = async (): Promise<ComponentType<MoreMenuProps>> =>
  (await Promise.all([import('./more-menu'), loadSentences('more')]))[0].default;

/** The commands of every view. The menu loads when the reader comes near its button. */
export function Commands(about: MoreMenuProps) {
  const { inExcel, canUndo, undo, tell } = useDesk();
  const [More, setMore] = useState<ComponentType<MoreMenuProps>>();
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
  const open = async (): Promise<void> => {
    try {
      const loaded = await moreMenu();
      setMore(() => loaded);
    } catch {
      tell({ ok: false, message: say('this_part_of_the_pane_did') });
    }
  };
  const prepare = (): void => void moreMenu().catch(() => undefined);
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
      {More === undefined ? (
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={say('more')}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void open()}
        />
      ) : (
        <More {...about} />
      )}
    </>
  );
}
