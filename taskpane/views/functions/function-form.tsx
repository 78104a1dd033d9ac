import {
  Button,
  makeStyles,
  mergeClasses,
  Switch,
  ToggleButton,
  tokens,
  Tooltip,
  typographyStyles,
} from '@fluentui/react-components';
import {
  ArrowLeft20Regular,
  ArrowRight20Regular,
  CopyRegular,
  Star20Filled,
  Star20Regular,
  TableAddRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { ViewHead } from '../../../ui/frame/view-head';
import { useFigures } from '../../../ui/theme/figures';
import { readerDirection, readerLanguage } from '../../../ui/language/reader';
import { useDesk } from '../../desk/desk';
import { useFocusAtFirst } from '../../parts/use-focus-at-first';
import type { Functions } from '../../service/function-help';
import type { Place } from '../../sheet';
import { type Argument, formulaText } from '../../words/formula';
import { ArgumentField } from './argument-field';
import { type AllGiven, allGivenOf, formulaOf, isCells } from './given';
import { LiveValue } from './live-value';
import { useValue } from './use-value';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', columnGap: '4px' },
  title: { ...typographyStyles.subtitle1, margin: 0, flexGrow: 1, overflowWrap: 'anywhere' },
  about: { margin: 0 },
  formula: {
    ...typographyStyles.caption1,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    paddingBlock: '8px',
    paddingInline: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  around: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: '40px',
      alignItems: 'start',
    },
  },
  example: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'center',
    paddingBlock: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** A function with what its arguments are at first. */
export interface Opened {
  readonly name: string;
  readonly args: readonly Argument[];
  /** The cell of the formula and what stands around the call, where one is edited. */
  readonly edited?: { readonly at: Place; readonly before: string; readonly after: string };
}

/** The arguments of a function, the formula that they make, and what it gives. */
export function FunctionForm({
  functions: { functions, enums, tasks },
  opened,
  isFavourite,
  onFavourite,
  onExample,
  onBack,
}: {
  readonly functions: Functions;
  readonly opened: Opened;
  readonly isFavourite: boolean;
  readonly onFavourite: (favourite: boolean) => void;
  /** Opens an example by its formula. */
  readonly onExample: (formula: string) => void;
  readonly onBack: () => void;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { inExcel, notation, chooseNotation, insertFormula } = useDesk();
  const { name, edited } = opened;
  const { description, parameters } = functions.find((one) => one.name === name)!;
  const [given, setGiven] = useState<AllGiven>(() => allGivenOf(parameters, opened.args));
  const formula = formulaOf(name, parameters, given);
  const live = useValue(formula);
  const head = useFocusAtFirst<HTMLHeadingElement>();
  const missing = parameters.filter((one) => one.optional !== true && given[one.name] === undefined);
  const picked = Object.values(given).flatMap((one) => (isCells(one) && one.place !== undefined ? [one] : []));
  // Only a cell that moves with its row makes a different formula in each row.
  const first = picked.find(({ place, cells }) => place!.rows === 1 && place!.columns === 1 && !cells.includes('$'));
  const examples = tasks.flatMap((task) => task.examples.filter((example) => example.name === name));
  const insert = (down?: Place): Promise<void> =>
    insertFormula(formula!, { at: edited?.at, reads: picked.map(({ place }) => place!), down }, edited);

  return (
    <div className={stack}>
      <div className={styles.head}>
        <Tooltip content={say('all_functions')} relationship="label">
          <Button
            appearance="subtle"
            icon={readerDirection() === 'rtl' ? <ArrowRight20Regular /> : <ArrowLeft20Regular />}
            onClick={onBack}
          />
        </Tooltip>
        <h2 ref={head} tabIndex={-1} className={styles.title}>
          <bdi>{`SVC.${name}`}</bdi>
        </h2>
        <Tooltip content={isFavourite ? say('remove_from_favourites') : say('add_to_favourites')} relationship="label">
          <ToggleButton
            appearance="subtle"
            checked={isFavourite}
            icon={isFavourite ? <Star20Filled /> : <Star20Regular />}
            onClick={() => onFavourite(!isFavourite)}
          />
        </Tooltip>
      </div>
      <p className={styles.about}>{description}</p>
      <div className={styles.columns}>
        <div className={stack}>
          {parameters.map((parameter) => (
            <ArgumentField
              key={parameter.name}
              parameter={parameter}
              choices={enums.find(({ id }) => id === parameter.customEnumId)?.values ?? []}
              given={given[parameter.name]}
              onGive={(one) => setGiven({ ...given, [parameter.name]: one })}
            />
          ))}
        </div>
        <div className={stack}>
          <ViewHead level={3} title={say('formula_and_value')} />
          {formula === undefined ? (
            <p className={quiet}>
              {missing.length === 0
                ? say('correct_the_arguments')
                : say('still_needed', { names: missing.map((one) => one.name).join(', ') })}
            </p>
          ) : (
            <>
              <div dir="ltr" className={styles.formula}>
                {edited === undefined ? '' : <span className={styles.around}>{edited.before}</span>}
                {formulaText(formula, inExcel ? 'point' : notation).slice(edited === undefined ? 0 : 1)}
                {edited === undefined ? '' : <span className={styles.around}>{edited.after}</span>}
              </div>
              <LiveValue {...live} />
              <div className={styles.actions}>
                <Button
                  appearance="primary"
                  icon={inExcel ? <TableAddRegular /> : <CopyRegular />}
                  onClick={() => void insert()}
                >
                  {inExcel ? (edited === undefined ? say('insert') : say('replace_in_the_cell')) : say('copy')}
                </Button>
                {inExcel && first !== undefined ? (
                  <Button onClick={() => void insert(first.place)}>{say('fill_down')}</Button>
                ) : null}
              </div>
              {inExcel ? null : (
                <Switch
                  label={say('copied_decimal_comma')}
                  checked={notation === 'comma'}
                  onChange={(_, { checked }) => chooseNotation(checked ? 'comma' : 'point')}
                />
              )}
            </>
          )}
          {examples.length === 0 ? null : <ViewHead level={3} title={say('examples')} />}
          {examples.map(({ what, formula: text }) => (
            <div key={text} className={styles.example}>
              <div>
                <div>{what[readerLanguage()]}</div>
                <div className={mergeClasses(quiet, styles.code)}>
                  <bdi dir="ltr">{text}</bdi>
                </div>
              </div>
              <Button
                size="small"
                aria-label={say('use_the_example', { what: what[readerLanguage()] })}
                onClick={() => onExample(text)}
              >
                {say('use')}
              </Button>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
