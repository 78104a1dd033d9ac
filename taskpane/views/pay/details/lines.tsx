import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFigures } from '../../../../ui/theme/figures';
import { useFocusAfterMenu } from '../../../parts/focus-after-menu';
import { sentence } from '../../../../ui/words/sentence';
import type { DetailLine, Texts } from '../pay-fields';
import { AddLine, type Offer, type Offers } from './add-line';
import { LineFrame, useLineList } from './line-frame';
import { useGrid } from './use-grid';

const useStyles = makeStyles({
  rule: { margin: 0, marginBlockStart: '6px', overflowWrap: 'anywhere' },
});

/** A line as it is shown: its name, the rule of the law about it, and a mark. */
export interface LineWords {
  readonly label: string;
  readonly rule?: string | undefined;
  readonly mark?: string | undefined;
}

/**
 * Lines that the reader adds and removes. The first field of a new line takes the focus; after a removal the button
 * that adds lines does.
 *
 * @param lines the lines to show
 * @param all every line, with those that the law does not ask about
 * @param about the words of a line
 * @param fieldsOf the fields of a line
 */
export function Lines<Name extends string>({
  add,
  lines,
  all,
  groups,
  about,
  fieldsOf,
  onChange,
}: {
  /** Label of the button that adds a line. */
  readonly add: string;
  readonly lines: readonly DetailLine<Name>[];
  readonly all: readonly DetailLine<Name>[];
  readonly groups: readonly Offers<Name>[];
  readonly about: (name: Name) => LineWords;
  readonly fieldsOf: (line: DetailLine<Name>, onTexts: (texts: Texts) => void) => ReactNode;
  readonly onChange: (lines: readonly DetailLine<Name>[]) => void;
}) {
  const styles = useStyles();
  const grid = useGrid();
  const list = useLineList();
  const { quiet, tight, fields } = useFigures();
  const { whole, focus } = useFocusAfterMenu();
  const left = (offer: Offer<Name>): boolean => all.every(({ name }) => name !== offer.name);
  return (
    <div className={tight} ref={whole}>
      {lines.length === 0 ? null : (
        <ul className={list}>
          {lines.map((line) => {
            const { label, rule, mark } = about(line.name);
            return (
              <LineFrame
                key={line.name}
                name={line.name}
                label={label}
                mark={mark}
                onRemove={() => {
                  onChange(all.filter(({ name }) => name !== line.name));
                  focus('[aria-haspopup]');
                }}
              >
                <div className={mergeClasses(fields, grid)}>
                  {fieldsOf(line, (texts) =>
                    onChange(all.map((one) => (one.name === line.name ? { ...one, texts } : one))),
                  )}
                </div>
                {rule === undefined ? null : <p className={mergeClasses(quiet, styles.rule)}>{sentence(rule)}</p>}
              </LineFrame>
            );
          })}
        </ul>
      )}
      <AddLine
        label={add}
        groups={groups.map(({ title, offers }) => ({ title, offers: offers.filter(left) }))}
        onAdd={(name) => {
          onChange([...all, { name, texts: {} }]);
          focus(`[data-line="${name}"] input`);
        }}
      />
    </div>
  );
}
