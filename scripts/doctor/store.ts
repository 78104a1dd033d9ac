import { addressOf, atPlace } from '../../server/store/moving/place';
import { openStore, storeExists, type StoreSettings } from '../../server/store/open';
import { currentSchema } from '../../server/store/sql/migrate';
import { type Store, StoreError } from '../../server/store/store';
import { message } from '../../src/language/message';
import { reasonOf } from './examined';
import { type Finding, good, warning, wrong } from './finding';

/** An opened store, where it could be opened without a migration, and what was found on the way. */
export interface OpenedStore {
  readonly store: Store | undefined;
  readonly findings: readonly Finding[];
}

const unopened = (finding: Finding): OpenedStore => ({ store: undefined, findings: [finding] });

const notMade = good(message('doctor_store_missing'));

/** The finding for a store that needs a migration; undefined where its version is right. */
function versionFinding(recorded: number): Finding | undefined {
  if (recorded === 0) return notMade;
  return recorded < currentSchema
    ? warning(message('doctor_store_older', { version: String(recorded), current: String(currentSchema) }))
    : undefined;
}

/** Can the store be opened, read and written? A store is never created or migrated here. */
export async function openedStore(settings: StoreSettings): Promise<OpenedStore> {
  if (!storeExists(settings)) return unopened(notMade);
  try {
    const recorded = await atPlace(addressOf(settings), true, ({ database, schema }) => schema.read(database));
    const outdated = versionFinding(recorded);
    if (outdated !== undefined) return unopened(outdated);
    const store = await openStore(settings);
    await store.check();
    return {
      store,
      findings: [good(message('doctor_store_opens', { version: String(recorded) }))],
    };
  } catch (problem) {
    const reason = reasonOf(problem);
    return unopened(wrong(problem instanceof StoreError ? reason : message('doctor_store_not_opened', { reason })));
  }
}
