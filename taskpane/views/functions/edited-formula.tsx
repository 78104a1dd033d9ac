import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formulaText } from '../../words/formula';
import { Notice } from '../../../ui/notices/notice';
import { useFigures } from '../../../ui/theme/figures';
import type { FoundCall } from './read-formula';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  formula: {
    ...typographyStyles.caption1,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  call: { justifyContent: 'flex-start', textAlign: 'start' },
});

/**
 * The formula of a cell that is not edited yet: the calls to choose from, or the reason why there is none.
 *
 * @param calls undefined for a formula that cannot be read
 */
export function EditedFormula({
  formula,
  calls,
  onChoose,
}: {
  readonly formula: string;
  readonly calls: readonly FoundCall[] | undefined;
  readonly onChoose: (call: FoundCall) => void;
}) {
  const styles = useStyles();
  const { stack } = useFigures();
  const reason = calls === undefined ? say('formula_cannot_be_read') : say('formula_has_no_function');
  return (
    <div className={stack}>
      <div className={styles.formula}>
        <bdi dir="ltr">{formula}</bdi>
      </div>
      {calls === undefined || calls.length === 0 ? (
        <Notice intent="info">{reason}</Notice>
      ) : (
        <>
          <p>{say('which_function_to_edit')}</p>
          {calls.map((call) => (
            <Button key={`${call.before}${call.name}`} className={styles.call} onClick={() => onChoose(call)}>
              <span dir="ltr" className={styles.formula}>
                {formulaText(call, 'point').slice(1)}
              </span>
            </Button>
          ))}
        </>
      )}
    </div>
  );
}
