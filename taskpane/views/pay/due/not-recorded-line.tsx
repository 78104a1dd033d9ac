import { listed, say } from '../../../../ui/language/say';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { PayrollCalendar } from '../../../../src/contract/calendar';
import { useFigures } from '../../../../ui/theme/figures';

const useStyles = makeStyles({ text: { margin: 0, overflowWrap: 'anywhere' } });

/** Which funds and taxes of the payslip are not in a list of what is due. */
export function NotRecordedLine({ names }: { readonly names: PayrollCalendar['not_recorded'] }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  if (names.length === 0) return null;
  return (
    <p className={mergeClasses(quiet, styles.text)}>
      {say('list_incomplete', { names: listed(names.map(({ name }) => name)) })}
    </p>
  );
}
