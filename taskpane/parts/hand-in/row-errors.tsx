import { say } from '../../../ui/language/say';
import { useFigures } from '../../../ui/theme/figures';

/** A sentence about a row of the table; about the whole where it has no number. */
export interface RowSentence {
  readonly number: number | undefined;
  readonly message: string;
}

/** The most sentences that are shown. */
const mostShown = 50;

/** What is wrong with rows, as the sheet counts them. */
export function RowErrors({ sentences }: { readonly sentences: readonly RowSentence[] }) {
  const { quiet, list } = useFigures();
  if (sentences.length === 0) return null;
  return (
    <>
      <ul className={list}>
        {sentences.slice(0, mostShown).map(({ number, message }, at) => (
          <li key={at}>{number === undefined ? message : say('row_says', { number, message })}</li>
        ))}
      </ul>
      {sentences.length > mostShown ? (
        <p className={quiet}>{say('and_more_rows', { count: sentences.length - mostShown })}</p>
      ) : null}
    </>
  );
}
