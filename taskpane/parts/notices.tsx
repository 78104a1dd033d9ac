import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { dayInWords } from '../words/dates';
import { sentence } from '../words/labels';
import { useFigures } from './figures';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '16px', display: 'grid', rowGap: '4px' } });

/** The notices without the one that only states dates, which the view shows already. */
export const withoutDates = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !/ rules were last confirmed on \d{4}-\d{2}-\d{2}( and are due for a check)?\./.test(line));

/** The name of a field inside an object of a request, such as `employee.marital_status`, as words. */
const asWords = (line: string): string =>
  line.replace(/`(?:employee|pay|in_kind|paid)\.([a-z_]+)`/g, (_, name: string) => name.replace(/_/g, ' '));

/**
 * The service writes for programs too. Here field names lose their backticks, and dates take the form of the pane.
 */
const readable = (line: string): string =>
  sentence(asWords(line))
    .replace(/`/g, '')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayInWords);

/** The notices of an answer. */
export function Notices({ lines }: { readonly lines: readonly string[] }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  if (lines.length === 0) return null;
  return (
    <ul className={mergeClasses(quiet, styles.list)}>
      {lines.map((line) => (
        <li key={line}>{readable(line)}</li>
      ))}
    </ul>
  );
}
