import { access } from './access';
import { accountTerms } from './account-terms';
import { adminCommand } from './admin-command';
import { asks } from './asks';
import { changes } from './changes';
import { commands } from './commands';
import { comparison } from './comparison';
import { contract } from './contract';
import { correction } from './correction';
import { engine } from './engine';
import { explanation } from './explanation';
import { keysCommand } from './keys-command';
import { labour } from './labour';
import { law } from './law';
import { lawCommand } from './law-command';
import { market } from './market';
import { pages } from './pages';
import { payslip } from './payslip';
import { people } from './people';
import { returns } from './returns';
import { service } from './service';
import { settings } from './settings';
import { starting } from './starting';
import { status } from './status';
import { storeCommand } from './store-command';
import { storing } from './storing';
import { terms } from './terms';
import { truth } from './truth';
import { webhooks } from './webhooks';
import { wordsOfLaw } from './words-of-law';

/**
 * Every sentence of the service, in English and ICU MessageFormat. One file per area; each code is in one file only.
 */
export const english = {
  ...access,
  ...accountTerms,
  ...adminCommand,
  ...asks,
  ...changes,
  ...commands,
  ...comparison,
  ...contract,
  ...correction,
  ...engine,
  ...explanation,
  ...keysCommand,
  ...labour,
  ...law,
  ...lawCommand,
  ...market,
  ...pages,
  ...payslip,
  ...people,
  ...returns,
  ...service,
  ...settings,
  ...starting,
  ...status,
  ...storeCommand,
  ...storing,
  ...terms,
  ...truth,
  ...webhooks,
  ...wordsOfLaw,
} as const;
