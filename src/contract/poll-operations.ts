import { z } from 'zod';
import { Change } from './changes';
import type { PublicContract } from './operation';
import { PollQuery } from './poll';

/**
 * Questions that automation tools ask again and again. Tools that let people write requests follow `getChanges`
 * instead, so neither batches nor agents nor forms offer these.
 */
export const pollOperations = [
  {
    id: 'pollChanges',
    method: 'get',
    path: '/api/v1/changes/poll',
    tag: 'Series',
    scope: 'changes',
    summary: 'Poll for changes',
    description:
      'For automation tools that poll. Status 202: nothing is new. Status 200: the changes that are new, newest first, without the envelope of other answers. `Location` is the address to ask next, after the seconds in `Retry-After`. The first question says where the list ends now. A test key gets the sample changes with each answer.',
    query: PollQuery,
    response: z.array(Change),
    polled: true,
    errors: ['invalid_country', 'invalid_date', 'invalid_kind', 'invalid_cursor', 'plan_required', 'bad_request'],
  },
] as const satisfies readonly (PublicContract & { readonly polled: true })[];
