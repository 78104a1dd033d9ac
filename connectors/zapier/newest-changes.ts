import type { Bundle, ZObject } from 'zapier-platform-core';
import type { Change } from '../../src/contract';
import { changesPage } from '../../src/contract/words/changes';
import { formOf } from '../forms';
import { listed } from '../kinds';
import type { Filter } from '../subscriptions';
import { ask } from './ask';

/** What was recorded in the last 31 days, newest first. Zapier leaves out what it has seen. */
export async function newestChanges(z: ZObject, bundle: Bundle, { kinds, countries }: Filter): Promise<Change[]> {
  const filled = { kind: listed(kinds), country: listed(countries), limit: changesPage.most };
  const { data } = await ask(z, bundle, formOf('getChanges'), filled);
  return (data as { changes: Change[] }).changes;
}
