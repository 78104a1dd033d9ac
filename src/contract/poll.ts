import { ChangesQuery } from './changes';

/**
 * Seconds between two questions of a flow that polls. A month of them, 2,976 calls, fits into the smallest plan.
 */
export const pollEvery = 900;

/** The filter of a flow that polls, and its state, which the service writes into the next address. */
export const PollQuery = ChangesQuery.pick({ kind: true, country: true })
  .extend({
    since: ChangesQuery.shape.since.describe(
      'Part of the address in `Location`: what was recorded from then on. Without it the flow begins now.',
    ),
    cursor: ChangesQuery.shape.cursor.describe(
      'Part of the address in `Location`: the place where the next part begins.',
    ),
    until: ChangesQuery.shape.since.describe(
      'Part of the address in `Location`: where the flow goes on after the last part.',
    ),
  })
  .meta({ id: 'PollQuery', example: { kind: 'policy_rate', country: 'KE' } });
