import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { dayInWords } from '../words/dates';
import { sentence } from '../words/labels';
import { inReadersWords } from '../words/reader';
import { useFigures } from './figures';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '16px', display: 'grid', rowGap: '4px' } });

/** The notices without the one that only states dates, which the view shows already. */
export const withoutDates = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !/ rules were last confirmed on \d{4}-\d{2}-\d{2}( and are due for a check)?\./.test(line));

/** A sentence of the service as the pane writes it, with its dates. */
const readable = (line: string): string => sentence(inReadersWords(line)).replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayInWords);

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
