import type { Store } from '../../server/store/store';
import { accessCodesConform } from './conformance/access-codes';
import { accountsConform } from './conformance/accounts';
import { attemptsConform } from './conformance/attempts';
import { feedStatesConform } from './conformance/feed-states';
import { grantsConform } from './conformance/grants';
import { keysConform } from './conformance/keys';
import { lawsConform } from './conformance/laws';
import { lawReadingsConform } from './conformance/law-readings';
import { leasesConform } from './conformance/leases';
import { ledgerConforms } from './conformance/ledger';
import type { Opened, TestDatabase } from './conformance/opened';
import { openingConforms } from './conformance/opening';
import { peopleConform } from './conformance/people';
import { secretsConform } from './conformance/secrets';
import { subscriptionsConform } from './conformance/subscriptions';
import { usageConforms } from './conformance/usage';

/**
 * What every engine of the store must do.
 *
 * @param create an empty database of the engine
 */
export function conformance(engine: string, create: () => Promise<TestDatabase>): void {
  let database: TestDatabase;
  let stores: Store[];
  const openAnother = async (): Promise<Store> => {
    const store = await database.open();
    stores.push(store);
    return store;
  };
  const opened = (): Opened => ({ database, store: stores[0]!, openAnother });

  describe(`the store in ${engine}`, () => {
    beforeEach(async () => {
      stores = [];
      database = await create();
      await openAnother();
    });
    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await database.remove();
    });

    describe('accounts', () => accountsConform(opened));
    describe('usage', () => usageConforms(opened));
    describe('keys', () => keysConform(opened));
    describe('connected programs', () => grantsConform(opened));
    describe('leases', () => leasesConform(opened));
    describe('access codes', () => accessCodesConform(opened));
    describe('attempts', () => attemptsConform(opened));
    describe('people', () => peopleConform(opened));
    describe('secrets', () => secretsConform(opened));
    describe('law packages', () => lawsConform(opened));
    describe('readings of cited pages', () => lawReadingsConform(opened));
    describe('the ledger', () => ledgerConforms(opened));
    describe('subscriptions', () => subscriptionsConform(opened));
    describe('feed states', () => feedStatesConform(opened));
    describe('opening and closing', () => openingConforms(opened));
  });
}
