import { Button, makeStyles } from '@fluentui/react-components';
import { ClipboardCheckmark20Regular, TableCellEdit20Regular } from '@fluentui/react-icons';
import { lazy, Suspense, useState } from 'react';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { useFigures } from '../../../ui/theme/figures';
import { useCountry } from '../../country/country-context';
import { useDesk } from '../../desk/desk';
import { isTexts, useStored } from '../../host/stored';
import { type Functions, useFunctionHelp } from '../../service/function-help';
import type { Place } from '../../sheet';
import { Answered } from '../../states/answered';
import { EditedFormula } from './edited-formula';
import { FunctionForm, type Opened } from './function-form';
import { FunctionList } from './function-list';
import type { FoundCall } from './read-formula';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

const CheckWorkbook = lazy(async () => ({ default: (await import('./check')).CheckWorkbook }));

/** How many functions that were opened before come first. */
const mostRecent = 5;

/** The parser of formulas loads with its first use. */
const readFormula = async (formula: string): Promise<readonly FoundCall[] | undefined> =>
  (await import('./read-formula')).callsIn(formula);

/** The formula of a cell, before one of its functions is opened. */
interface Reading {
  readonly formula: string;
  readonly calls: readonly FoundCall[] | undefined;
  readonly at: Place;
}

function FunctionsOf({ functions }: { readonly functions: Functions }) {
  const styles = useStyles();
  const { stack } = useFigures();
  const { inExcel, selection, tell } = useDesk();
  const { country } = useCountry();
  const [favourites, setFavourites] = useStored<string[]>('favourite-functions', [], isTexts);
  const [recent, setRecent] = useStored<string[]>('recent-functions', [], isTexts);
  const [opened, setOpened] = useState<Opened & { readonly key: number }>();
  const [reading, setReading] = useState<Reading>();
  const [checks, setChecks] = useState(false);
  const [isBack, setIsBack] = useState(false);

  const open = (next: Opened): void => {
    setReading(undefined);
    setOpened({ ...next, key: (opened?.key ?? 0) + 1 });
    setRecent([next.name, ...recent.filter((name) => name !== next.name)].slice(0, mostRecent));
  };
  const openNamed = (name: string): void => {
    const { parameters } = functions.functions.find((one) => one.name === name)!;
    open({ name, args: parameters.map((one) => (one.name === 'country' ? country : undefined)) });
  };
  const known = (calls: readonly FoundCall[] | undefined): readonly FoundCall[] | undefined =>
    calls?.filter(({ name }) => functions.functions.some((one) => one.name === name));
  const openExample = async (formula: string): Promise<void> => {
    const [call] = known(await readFormula(formula)) ?? [];
    if (call !== undefined) open(call);
  };
  const openCall = ({ name, args, before, after }: FoundCall, at: Place): void =>
    open({ name, args, edited: { at, before, after } });
  const edit = async (): Promise<void> => {
    const selected = await selection();
    if (selected === undefined) return;
    if ('ok' in selected) return tell(selected);
    const { formula, active } = selected;
    if (formula === '') return tell({ ok: false, message: say('cell_has_no_formula') });
    const calls = known(await readFormula(formula));
    if (calls?.length === 1) return openCall(calls[0]!, active);
    setOpened(undefined);
    setReading({ formula, calls, at: active });
  };

  if (checks)
    return (
      <Suspense fallback={<SkeletonLines count={4} />}>
        <CheckWorkbook
          onBack={() => {
            setIsBack(true);
            setChecks(false);
          }}
        />
      </Suspense>
    );
  return (
    <div className={stack}>
      {inExcel ? (
        <div className={styles.actions}>
          <Button icon={<TableCellEdit20Regular />} onClick={() => void edit()}>
            {say('edit_the_selected_formula')}
          </Button>
          <Button icon={<ClipboardCheckmark20Regular />} onClick={() => setChecks(true)}>
            {say('check_workbook')}
          </Button>
        </div>
      ) : null}
      {reading === undefined ? null : <EditedFormula {...reading} onChoose={(call) => openCall(call, reading.at)} />}
      {opened === undefined ? (
        <FunctionList
          functions={functions}
          favourites={favourites}
          recent={recent}
          isBack={isBack}
          onOpen={openNamed}
        />
      ) : (
        <FunctionForm
          key={opened.key}
          functions={functions}
          opened={opened}
          isFavourite={favourites.includes(opened.name)}
          onFavourite={(favourite) =>
            setFavourites([...favourites.filter((name) => name !== opened.name), ...(favourite ? [opened.name] : [])])
          }
          onExample={(formula) => void openExample(formula)}
          onBack={() => {
            setIsBack(true);
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}

/** All functions: found by task, name or word, filled in from typed values or cells, and put into the sheet. */
export default function FunctionsView() {
  return (
    <Answered question={useFunctionHelp()} lines={9}>
      {(functions) => <FunctionsOf functions={functions} />}
    </Answered>
  );
}
