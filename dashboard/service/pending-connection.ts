import { pageStorage } from '../../src/client/storage';
import { peoplePages } from '../../src/contract/people';

const name = 'svc.dashboard.connection';
const storage = pageStorage(window);

/** How long a program waits until the person has logged in, in milliseconds. Later, the page would come as a surprise. */
const waits = 15 * 60_000;

/** What a program asks for while the person logs in, which may happen in another tab. */
export const pendingConnection = {
  keep: (query: string): void => storage.setItem(name, `${Date.now()} ${query}`),
  forget: (): void => storage.removeItem(name),
  /** The page that asks for consent; undefined where no program waits. */
  page(): string | undefined {
    const [at = '', query = ''] = storage.getItem(name)?.split(' ') ?? [];
    return query !== '' && Date.now() - Number(at) < waits ? `${peoplePages.connect}?${query}` : undefined;
  },
};
