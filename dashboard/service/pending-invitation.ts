import { pageStorage } from '../../src/client/storage';

const name = 'svc.dashboard.invitation';
const storage = pageStorage(window);

/**
 * The token of an invitation that waits until the person has logged in, which may happen in another tab. It lets in only
 * whoever has the address that was invited.
 */
export const pendingInvitation = {
  read: (): string | undefined => storage.getItem(name) ?? undefined,
  keep: (token: string): void => storage.setItem(name, token),
  forget: (): void => storage.removeItem(name),
};
