import { Bar } from '../charts/bar';

/** A figure with a bar below it. */
export const FigureCell = ({
  value,
  text,
  largest,
}: {
  readonly value: number | undefined;
  readonly text: string;
  readonly largest: number | undefined;
}) => (
  <>
    {text}
    {value === undefined || largest === undefined ? null : <Bar value={value} largest={largest} />}
  </>
);

/** The largest magnitude of a column, which sets the length of its bars. */
export const largestOf = (values: readonly (number | undefined)[]): number =>
  Math.max(0, ...values.flatMap((value) => (value === undefined ? [] : [Math.abs(value)])));
