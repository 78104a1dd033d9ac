import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowLeft20Regular, ArrowRight20Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/notices/notice';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { readerDirection } from '../../../ui/language/reader';
import { useFigures } from '../../../ui/theme/figures';
import { dayInWords } from '../../../ui/words/dates';
import { type Desk, useDesk } from '../../desk/desk';
import { metaLine } from '../../parts/meta-sources';
import { useFocusAtFirst } from '../../parts/use-focus-at-first';
import { valueOfCall } from '../../service/function-value';
import type { FormulaCell, Outcome, SheetTable } from '../../sheet';
import { addressOf } from '../../sheet/place';
import { dateCell } from '../../sheet/table';
import { type Finding, findingOf, withOwnNames } from './findings';
import { textOf } from './live-value';
import { callsIn } from './read-formula';
import { valueOfArgument } from './use-value';
import type { FunctionValue } from '../../../src/client/function-value';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'start',
    paddingBlock: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  cell: typographyStyles.body1Strong,
  formula: {
    ...typographyStyles.caption1,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** How many formulas are compared with the service at most. */
const mostCompared = 500;

/** How many cells a formula may read, and its result may have: 5,000 employees in 60 columns. */
const mostCells = 300_000;

/** A cell with what its formula gives now, and what the cells of its result show, where it has several. */
interface Checked {
  readonly cell: FormulaCell;
  readonly value: FunctionValue | undefined;
  readonly shown?: readonly (readonly FormulaCell['shown'][])[] | undefined;
}

/** What the formula of a cell gives now; undefined where it is more than one call, or only Excel can compute it. */
async function valueNow({ formula, sheet }: FormulaCell, desk: Desk): Promise<FunctionValue | undefined> {
  const [call] = callsIn(withOwnNames(formula)) ?? [];
  if (call === undefined || call.before !== '=' || call.after !== '') return undefined;
  const values = await Promise.all(
    call.args.map((argument) =>
      valueOfArgument(typeof argument === 'object' ? { sheet, ...argument } : argument, {
        valuesOf: (cells) => desk.valuesOf(cells, mostCells),
      }),
    ),
  );
  if (values.some((value) => value === undefined)) return undefined;
  const args = values.map((value) => value!.value);
  return valueOfCall(call.name, args, new AbortController().signal).catch(() => undefined);
}

async function checked(cell: FormulaCell, desk: Desk): Promise<Checked> {
  const value = await valueNow(cell, desk);
  const [rows, columns] = [value?.rows.length ?? 1, value?.rows[0]?.length ?? 1];
  if (rows * columns === 1) return { cell, value };
  const cells = addressOf({ ...cell.place, rows, columns });
  const shown = await desk.valuesOf({ cells, sheet: cell.sheet }, mostCells);
  // Without the cells of its result, nothing can be said of it.
  return { cell, value: shown && value, shown: shown as Checked['shown'] };
}

const check = (cells: readonly FormulaCell[], desk: Desk): Promise<readonly Checked[]> =>
  Promise.all(cells.map((cell, at) => (at < mostCompared ? checked(cell, desk) : { cell, value: undefined })));

/** Why a cell is named, and what helps. */
function sentenceOf({ kind, now, meta, cell, within }: Finding): string {
  const value = now === undefined ? '' : textOf(now);
  switch (kind) {
    case 'not_loaded':
      return say('check_not_loaded');
    case 'unknown_name':
      return say('check_unknown_name');
    case 'busy':
      return say('check_busy');
    case 'spill':
      return say('check_spill');
    case 'answers_now':
      return say('check_answers_now', { value });
    case 'error':
      return now === undefined ? say('check_error', { shown: String(cell.shown) }) : value;
    case 'differs': {
      const before = within?.shown ?? cell.shown;
      const shown =
        typeof before === 'number' && now !== undefined && 'value' in now
          ? { ...now, value: before }
          : { value: before };
      const source = meta?.sources[0];
      const where =
        within === undefined ? '' : `${say('check_differs_within', { count: within.count, cell: within.address })} `;
      return source === undefined || meta?.as_of == null
        ? where + say('check_differs', { value, shown: textOf(shown) })
        : where +
            say('check_differs_because', {
              value,
              shown: textOf(shown),
              source: `${source.title}, ${source.publisher}`,
              day: dayInWords(meta.as_of),
            });
    }
    case 'old':
      return meta?.as_of == null ? say('check_old') : say('check_old_since', { day: dayInWords(meta.as_of) });
    case 'not_compared':
      return say('check_not_compared');
  }
}

/** The sources of every formula, as a sheet. */
const sourcesOf = (checked: readonly Checked[]): SheetTable => ({
  title: say('sources_of_the_values'),
  columns: [say('sheet'), say('cell'), say('formula'), say('value'), say('day'), say('sources')],
  rows: checked.map(({ cell, value }) => [
    cell.sheet,
    cell.address,
    // An apostrophe keeps the formula as text.
    cell.formula,
    cell.shown,
    dateCell(value?.meta?.as_of),
    value?.meta === undefined ? say('check_not_compared') : metaLine(value.meta),
  ]),
  source: say('frozen_on', { day: dayInWords(new Date().toISOString()) }),
});

/** The cells of the workbook that need attention, each with the reason and a repair; and a copy with values only. */
export function CheckWorkbook({ onBack }: { readonly onBack: () => void }) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const desk = useDesk();
  const [found, setFound] = useState<readonly Checked[] | Outcome>();
  const [round, setRound] = useState(0);
  const first = useFocusAtFirst<HTMLDivElement>();
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<readonly Checked[] | Outcome | undefined> => {
      const cells = await desk.formulaCells();
      return cells === undefined || 'ok' in cells ? cells : check(cells, desk);
    };
    void read().then((next) => {
      if (isWanted) setFound(next);
    });
    return () => {
      isWanted = false;
    };
    // The workbook is read when the check opens and after each repair; the desk changes with every message.
  }, [round]);

  const back = (
    <div ref={first} tabIndex={-1}>
      <Button
        appearance="subtle"
        icon={readerDirection() === 'rtl' ? <ArrowRight20Regular /> : <ArrowLeft20Regular />}
        onClick={onBack}
      >
        {say('all_functions')}
      </Button>
    </div>
  );
  if (found === undefined || 'ok' in found)
    return (
      <div className={stack}>
        {back}
        {found === undefined ? <SkeletonLines count={4} /> : <Notice intent="error">{found.message}</Notice>}
      </div>
    );
  const all = found.flatMap(({ cell, value, shown }) => findingOf(cell, value, shown) ?? []);
  const findings = all.filter(({ kind }) => kind !== 'not_compared');
  const others = all.length - findings.length;
  const repairs = findings.flatMap(({ cell, repair }) => (repair === undefined ? [] : { cell, formula: repair }));
  const repair = async (some: typeof repairs): Promise<void> => {
    await desk.repairCells(some);
    setRound((count) => count + 1);
  };
  return (
    <div className={stack}>
      {back}
      <p role="status">
        {found.length > 0 && found.length === others
          ? ''
          : say('check_result', { count: found.length - others, findings: findings.length })}{' '}
        {others === 0 ? '' : say('check_not_compared_count', { count: others })}
      </p>
      <div className={styles.actions}>
        {repairs.length > 1 ? (
          <Button appearance="primary" onClick={() => void repair(repairs)}>
            {say('repair_all', { count: repairs.length })}
          </Button>
        ) : null}
        {found.length === 0 ? null : (
          <Button onClick={() => void desk.freeze([...new Set(found.map(({ cell }) => cell.sheet))], sourcesOf(found))}>
            {say('freeze')}
          </Button>
        )}
      </div>
      {found.length === 0 ? null : <p className={quiet}>{say('freeze_explained')}</p>}
      <ul className={styles.list}>
        {findings.map((finding) => {
          const { cell, repair: formula } = finding;
          const name = `${cell.sheet}!${cell.address}`;
          return (
            <li key={name} className={styles.item}>
              <div>
                <bdi className={styles.cell}>{name}</bdi>
                <div>{sentenceOf(finding)}</div>
                <div className={styles.formula}>
                  <bdi dir="ltr">{cell.formula}</bdi>
                </div>
              </div>
              {formula === undefined ? null : (
                <Button
                  size="small"
                  aria-label={say('repair_cell', { cell: name })}
                  onClick={() => void repair([{ cell, formula }])}
                >
                  {say('repair')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
