import { access } from './access';
import { contract } from './contract';
import { engine } from './engine';
import { market } from './market';
import { service } from './service';
import { truth } from './truth';

/**
 * Every sentence that the service says, in English and ICU MessageFormat: one file a room, each code in one of them.
 */
export const english = { ...access, ...contract, ...engine, ...market, ...service, ...truth } as const;
