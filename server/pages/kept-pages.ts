import { LRUCache } from 'lru-cache';
import { keep, type Kept } from './kept';

/** Makes the text of a page; undefined if there is no such page. */
type Make = () => string | undefined | Promise<string | undefined>;

const mebibyte = 2 ** 20;

/** The most bytes that the pages of one kind take, compressed forms left out. */
const mostBytes = 16 * mebibyte;

const nothing = () =>
  new LRUCache<string, Kept, Make>({
    maxSize: mostBytes,
    sizeCalculation: ({ plain }) => Math.max(1, plain.length),
    fetchMethod: async (_name, _before, { context: make }) => {
      const text = await make();
      return text === undefined ? undefined : keep(text);
    },
  });

/**
 * Keeps pages whose content follows from known facts and the time, so that asking again costs next to nothing. Other
 * facts and the next span of time begin with none.
 *
 * @returns the kept page of a name, which is made if there is none; undefined if there is no such page
 */
export function keptPages() {
  let latest:
    | { readonly facts: object; readonly span: unknown; readonly pages: ReturnType<typeof nothing> }
    | undefined;
  return (facts: object, span: unknown, name: string, make: Make): Promise<Kept | undefined> => {
    if (latest?.facts !== facts || latest.span !== span) latest = { facts, span, pages: nothing() };
    return latest.pages.fetch(name, { context: make });
  };
}
