import type { AccountOperationId } from '../../../src/contract';
import { auditHandlers } from './audit';
import type { AccountHandler, AccountParts } from './handler';
import { keyHandlers } from './keys';
import { detailHandlers } from './details';
import { invitationHandlers } from './invitations';
import { memberHandlers } from './members';
import { planHandlers } from './plans';
import { programHandlers } from './programs';
import { tokenHandlers } from './tokens';
import { usageHandlers } from './usage';

export type { AccountParts } from './handler';

/** The handler of each operation on accounts. */
export const accountHandlers = (parts: AccountParts): { readonly [Id in AccountOperationId]: AccountHandler<Id> } => ({
  ...keyHandlers(parts),
  ...usageHandlers(parts),
  ...planHandlers(parts),
  ...auditHandlers(parts),
  ...detailHandlers(parts),
  ...memberHandlers(parts),
  ...invitationHandlers(parts),
  ...tokenHandlers(parts),
  ...programHandlers(parts),
});
