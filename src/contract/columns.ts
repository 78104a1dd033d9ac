import type { z } from 'zod';
import { rowTruth } from './meta';

/** The columns of a table, in an order that depends on no row. A column that no row fills is empty. */
export type Columns = readonly string[];

const truthColumns = Object.keys(rowTruth);

/** The fields of a row, without those that a cell cannot hold. */
export const fieldsOf = (row: z.ZodObject, without: Columns = []): Columns =>
  Object.keys(row.shape).filter((field) => !without.includes(field));

/** The columns of a table of figures or law: the age and confidence of each row come last. */
export const factColumns = (fields: Columns): Columns => [
  ...fields.filter((field) => !truthColumns.includes(field)),
  ...truthColumns,
];
