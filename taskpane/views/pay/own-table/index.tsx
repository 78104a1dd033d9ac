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
import { meaningsOffered, type MeaningsSettings } from '../../../../src/workbooks/meanings-sheet';
import type { ChosenMeanings, Place } from '../../../sheet';
import { formula, formulaText } from '../../../words/formula';
import { wordsOfBook } from '../../../words/words-of-book';
import { type OwnColumn, readHeadings } from './read-headings';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: { margin: 0 },
});

/** The figures of the payroll, in their order. */
const figures = ['gross_amount', 'tax_amount', 'pension', 'net_amount', 'paid_out', 'employer_cost'] as const;

interface TableRead {
  readonly place: Place;
  /** What a formula beside the table calls its cells. */
  readonly cells: string;
  readonly columns: readonly OwnColumn[];
  /** The sheet of the workbook that keeps the meanings. */
  readonly sheet: string;
  /** What that sheet is made with, where there is none. */
  readonly settings: MeaningsSettings;
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
  const { inExcel, readTable, keepOwnMeanings, insertOwnTable, tell } = useDesk();
  const [read, setRead] = useState<TableRead>();
  const [showsAll, setShowsAll] = useState(false);
  const language = readerLanguage();

  const readSelected = async (): Promise<void> => {
    const [table, words] = await Promise.all([readTable(), wordsOfBook(language)]);
    if (table === undefined) return;
    if ('ok' in table) return tell(table);
    tell(undefined);
    const { place, cells, values, meanings } = table;
    const columns = readHeadings(values, meanings?.rows ?? [], language);
    setRead({ place, cells, columns, sheet: meanings?.sheet ?? words.meanings, settings: { words, language, asks } });
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

  const chosenOf = ({ columns, settings }: TableRead): ChosenMeanings => ({
    meanings: columns.flatMap(({ heading, meaning, isChosen }) =>
      isChosen && meaning !== undefined ? [[heading, meaning] as const] : [],
    ),
    settings,
  });

  const calculate = (table: TableRead): Promise<void> => {
    const written = (name: string, meanings: string | undefined): string =>
      formulaText(
        formula(
          name,
          country,
          { cells: table.cells },
          figures.join(', '),
          undefined,
          undefined,
          meanings === undefined ? undefined : { cells: meanings },
        ),
        'point',
      );
    return insertOwnTable({
      ...chosenOf(table),
      table: table.place,
      figures: figures.length,
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
        <Button size="small" onClick={() => void readSelected()}>
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
            <Button
              size="small"
              disabled={open > 0 || chosenOf(read).meanings.length === 0}
              onClick={() => void keepOwnMeanings(chosenOf(read))}
            >
              {say('keep_the_meanings')}
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
