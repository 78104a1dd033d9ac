import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { LawAsks } from '../../../../src/contract/asks';
import type { CountryCode } from '../../../../src/contract/country-code';
import { Choice } from '../../../../ui/inputs/choice';
import { readerLanguage } from '../../../../ui/language/reader';
import { say } from '../../../../ui/language/say';
import { Notice } from '../../../../ui/notices/notice';
import { useFigures } from '../../../../ui/theme/figures';
import { useDesk } from '../../../desk/desk';
import type { Place, Selection } from '../../../sheet';
import { formula, formulaText, type Reference } from '../../../words/formula';
import { addressOf } from '../../../sheet/place';
import { meaningsOffered, type OwnColumn, readHeadings } from './read-headings';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: { margin: 0 },
});

/** So many rows tell what a column holds. */
const rowsRead = 20;

/** The figures of the payroll, in their order. */
const figures = ['gross_amount', 'tax_amount', 'pension', 'net_amount', 'paid_out', 'employer_cost'] as const;

interface ReadTable {
  readonly place: Place;
  readonly cells: Reference;
  readonly columns: readonly OwnColumn[];
  /** The sheet of the workbook that keeps the meanings. */
  readonly sheet: string;
}

/** The table around the selected cell, or the selected cells themselves. */
function tableIn({ table, place, sheet, address }: Selection): Pick<ReadTable, 'place' | 'cells'> | undefined {
  if (table !== undefined) return { place: table.place, cells: { cells: table.whole } };
  return place.rows < 2 || place.columns < 2 ? undefined : { place, cells: { cells: address, sheet } };
}

/**
 * A table of any payroll program: its headings with what they mean, and a payroll beside it. What is chosen is kept on a
 * sheet of the workbook, where the formula reads it.
 */
export default function OwnTable({
  country,
  asks,
}: {
  readonly country: CountryCode;
  readonly asks: LawAsks | undefined;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { inExcel, selection, valuesOf, keptMeanings, insertOwnTable, tell } = useDesk();
  const [read, setRead] = useState<ReadTable>();
  const [showsAll, setShowsAll] = useState(false);
  const language = readerLanguage();

  const readTable = async (): Promise<void> => {
    const selected = await selection();
    if (selected === undefined) return;
    if ('ok' in selected) return tell(selected);
    const found = tableIn(selected);
    const part = found && { ...found.place, rows: Math.min(found.place.rows, rowsRead) };
    const values = part && (await valuesOf({ cells: addressOf(part), sheet: selected.sheet }));
    if (found === undefined || values === undefined)
      return tell({ ok: false, message: say('select_a_table_with_headings') });
    const [headings = [], ...rows] = values;
    tell(undefined);
    const kept = await keptMeanings();
    const columns = readHeadings(headings, rows, kept?.rows ?? [], language);
    setRead({ ...found, columns, sheet: kept?.sheet ?? say('sheet_of_meanings') });
  };

  const choose = (heading: string, meaning: string): void =>
    setRead((table) =>
      table === undefined
        ? undefined
        : {
            ...table,
            columns: table.columns.map((column) =>
              column.heading === heading
                ? { ...column, meaning: meaning === '' ? undefined : meaning, isChosen: meaning !== '' }
                : column,
            ),
          },
    );

  const calculate = ({ place, cells, columns }: ReadTable): Promise<void> => {
    const written = (name: string, meanings: string | undefined): string =>
      formulaText(
        formula(
          name,
          country,
          { cells: cells.cells },
          figures.join(', '),
          undefined,
          undefined,
          meanings === undefined ? undefined : { cells: meanings },
        ),
        'point',
      );
    return insertOwnTable({
      table: place,
      figures: figures.length,
      meanings: columns.flatMap(({ heading, meaning, isChosen }) =>
        isChosen && meaning !== undefined ? [[heading, meaning] as const] : [],
      ),
      formulas: (meanings) => [written('PAYROLLCOLUMNS', meanings), written('PAYROLL', meanings)],
    });
  };

  if (!inExcel) return <Notice intent="info">{say('own_table_only_in_excel')}</Notice>;
  const open = read?.columns.filter(({ isOpen, meaning }) => isOpen && meaning === undefined).length ?? 0;
  const shown = read?.columns.filter(({ isOpen, isChosen }) => showsAll || isOpen || isChosen) ?? [];
  const offered = meaningsOffered(asks, language);
  return (
    <section className={stack} aria-label={say('own_table')}>
      <p className={`${quiet} ${styles.text}`}>{say('own_table_about')}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => void readTable()}>
          {say('read_the_headings')}
        </Button>
      </div>
      {read === undefined ? null : (
        <>
          <p className={styles.text} role="status">
            {say('columns_understood', { understood: read.columns.length - open, open })}
          </p>
          <div className={styles.fields}>
            {shown.map(({ heading, meaning }) => (
              <Choice
                key={heading}
                label={heading}
                options={[
                  { key: '', name: say('choose_a_meaning') },
                  ...[...new Set([...offered, ...(meaning === undefined ? [] : [meaning])])].map((label) => ({
                    key: label,
                    name: label,
                  })),
                ]}
                value={meaning ?? ''}
                onChange={(label) => choose(heading, label)}
              />
            ))}
          </div>
          <div className={styles.actions}>
            <Button size="small" appearance="subtle" onClick={() => setShowsAll(!showsAll)}>
              {say(showsAll ? 'show_open_columns' : 'show_all_columns')}
            </Button>
            <Button size="small" appearance="primary" disabled={open > 0} onClick={() => void calculate(read)}>
              {say('calculate_beside_the_table')}
            </Button>
          </div>
          <p className={`${quiet} ${styles.text}`}>{say('meanings_are_kept', { sheet: read.sheet })}</p>
        </>
      )}
    </section>
  );
}
