import type { Bundle, ZObject } from 'zapier-platform-core';
import type { Change } from '../../src/contract';
import { changesPage } from '../../src/contract/words/changes';
import { formOf } from '../forms';
import { listed } from '../kinds';
import { ask } from './ask';

/** What was recorded in the last 31 days, newest first, as the filter of a trigger asks. Zapier leaves out what it has seen. */
export async function newestChanges(z: ZObject, bundle: Bundle): Promise<Change[]> {
  const { kinds, countries } = bundle.inputData as { kinds?: readonly string[]; countries?: readonly string[] };
  const filled = { kind: listed(kinds), country: listed(countries), limit: changesPage.most };
  const { data } = await ask(z, bundle, formOf('getChanges'), filled);
  return (data as { changes: Change[] }).changes;
}
