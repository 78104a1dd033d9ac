import { say } from '../../ui/language/say';
import { mergeClasses } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { dayInWords } from '../../ui/words/dates';
import { sentence } from '../../ui/words/sentence';
import { useFigures } from '../../ui/theme/figures';
import { MoreButton } from '../../ui/frame/more-button';

/** Does a notice only state the age of the law, which the view shows already? */
const statesAge = (line: string): boolean =>
  [say('age_confirmed'), say('age_read_again'), say('age_not_confirmed')].some((part) => line.includes(part));

/** The notices without those that only state the age of the law. */
export const withoutDates = (lines: readonly string[]): readonly string[] => lines.filter((line) => !statesAge(line));

/** A sentence of the service with dates as the pane writes them. */
const readable = (line: string): string => sentence(line).replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayInWords);

/** Notices, each as a line of a list. */
export function Notices({ lines }: { readonly lines: readonly string[] }) {
  const { quiet, list } = useFigures();
  if (lines.length === 0) return null;
  return (
    <ul className={mergeClasses(quiet, list)}>
      {lines.map((line) => (
        <li key={line}>{readable(line)}</li>
      ))}
    </ul>
  );
}

/**
 * The notices of an answer: the first, which changes the figure most, and the others on request. What only states the age
 * of the law comes last.
 *
 * @param all is the first one folded, too?
 */
export function FoldedNotices({ lines, all = false }: { readonly lines: readonly string[]; readonly all?: boolean }) {
  const [open, setOpen] = useState(false);
  const rest = useId();
  const ordered = [...withoutDates(lines), ...lines.filter(statesAge)];
  const shown = all ? 0 : 1;
  const others = ordered.slice(shown);
  const count = { count: others.length };
  const offer = all ? say('show_notes', count) : say('show_more_notes', count);
  const hide = all ? say('hide_notes', count) : say('hide_more_notes', count);
  return (
    <>
      <Notices lines={ordered.slice(0, shown)} />
      {others.length === 0 ? null : (
        <MoreButton open={open} controls={rest} onToggle={() => setOpen(!open)}>
          {open ? hide : offer}
        </MoreButton>
      )}
      <div id={rest} hidden={!open}>
        {open ? <Notices lines={others} /> : null}
      </div>
    </>
  );
}
