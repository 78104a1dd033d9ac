import { figures } from '../command/print';
import type { Entered } from './imports';

const line = ({ number, way, at, figures: count, series, withdrawnAt }: Entered): string => {
  const listed = `${series.slice(0, 4).join(', ')}${series.length > 4 ? ' …' : ''}`;
  const undone = withdrawnAt === null ? '' : `  undone ${withdrawnAt.slice(0, 10)}`;
  return `${number}  ${way.padEnd(7)}  ${at.slice(0, 16).replace('T', ' ')}  ${figures(count).padEnd(10)}  ${listed}${undone}`;
};

/** Imports and confirmations, one per line. */
export const importsPage = (imports: readonly Entered[]): string =>
  imports.length === 0 ? 'Nothing has been imported.' : imports.map(line).join('\n');
