import { useFigures } from '../theme/figures';

/** A short label, with what it is about for screen readers: "Amount", and unseen ": Transport allowance". */
export function LabelOf({ text, of }: { readonly text: string; readonly of: string | undefined }) {
  const { hidden } = useFigures();
  return of === undefined ? (
    text
  ) : (
    <>
      {text}
      <span className={hidden}>: {of}</span>
    </>
  );
}
