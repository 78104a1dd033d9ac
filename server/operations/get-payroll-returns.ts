import { payrollReturns } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'getPayrollReturns'> = () => ({
  answer: (query, { world }) => payrollReturns(world.reference, query, world),
});
