import { Bar } from './bar';

/** A figure with its bar beneath it. */
export const FigureCell = ({
  value,
  shown,
  largest,
}: {
  readonly value: number | undefined;
  readonly shown: string;
  readonly largest: number | undefined;
}) => (
  <>
    {shown}
    {value === undefined || largest === undefined ? null : <Bar value={value} largest={largest} />}
  </>
);

/** The largest size of a column, by which its bars are drawn. */
export const largestOf = (values: readonly (number | undefined)[]): number =>
  Math.max(0, ...values.flatMap((value) => (value === undefined ? [] : [Math.abs(value)])));
