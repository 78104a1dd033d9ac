import type { Store } from '../store';
import { sqlAccessCodes } from './access-codes';
import { sqlAccountTokens } from './account-tokens';
import { sqlAccounts } from './accounts';
import { sqlAttempts } from './attempts';
import { sqlAudit } from './audit';
import type { Engine } from './engine';
import { sqlFeedStates } from './feed-states';
import { sqlGrants } from './grants';
import { sqlInvitations } from './invitations';
import { sqlKeys } from './keys';
import { sqlLawReadings } from './law-readings';
import { sqlLeases } from './leases';
import { sqlLaws } from './laws';
import { sqlLedger } from './ledger';
import { sqlPeople } from './people';
import { sqlPlanRequests } from './plan-requests';
import { sqlSecrets } from './secrets';
import { sqlDeliveries } from './deliveries';
import { sqlSubscriptions } from './subscriptions';
import { sqlUsage } from './usage';

/** The methods of the store that are the same in every engine. */
export function sqlStore(engine: Engine): Omit<Store, 'watchLedger'> {
  return {
    ...sqlKeys(engine),
    ...sqlLeases(engine),
    ...sqlAccessCodes(engine),
    ...sqlAttempts(engine),
    ...sqlSecrets(engine),
    ...sqlLedger(engine),
    ...sqlFeedStates(engine),
    ...sqlAccounts(engine),
    ...sqlInvitations(engine),
    ...sqlPlanRequests(engine),
    ...sqlAccountTokens(engine),
    ...sqlGrants(engine),
    ...sqlAudit(engine),
    ...sqlUsage(engine),
    ...sqlPeople(engine),
    ...sqlSubscriptions(engine),
    ...sqlDeliveries(engine),
    ...sqlLaws(engine),
    ...sqlLawReadings(engine),
    async check() {
      await engine.database
        .updateTable('heartbeat')
        .set((heartbeat) => ({ beats: heartbeat('beats', '+', 1) }))
        .execute();
    },
    sharedTime: engine.sharedTime,
    close: engine.close,
  };
}
