import { type Ignored, mostCounted } from '../../src/contract/ignored';

/** A field of a batch item that had no effect, and where it was. */
export interface IgnoredOfItem extends Ignored {
  readonly within: 'item' | 'input' | 'select';
}

const pathOf = (at: number, { within, field }: IgnoredOfItem): string =>
  `items[${at}]${within === 'item' ? '' : `.${within}`}${within === 'select' ? `: ${field}` : `.${field}`}`;

/** The fields without effect in all items of one batch. */
export interface GatheredIgnored {
  /** @param at index of the item */
  readonly add: (at: number, list: readonly IgnoredOfItem[]) => void;
  /** Each field once: its path in the first item that sent it, and how many more items did. */
  readonly all: () => Ignored[];
}

/**
 * Gathers the fields without effect of all items of a request.
 *
 * @param pathAt names a field of the item at a place
 */
export function gatherIgnored(pathAt = pathOf): GatheredIgnored {
  const found = new Map<string, { readonly first: Ignored; items: number }>();
  return {
    add(at, list) {
      for (const one of list) {
        const { within, ...ignored } = one;
        const key = JSON.stringify([within, ignored]);
        const known = found.get(key);
        if (known !== undefined) known.items++;
        else if (found.size <= mostCounted) found.set(key, { first: { ...ignored, field: pathAt(at, one) }, items: 1 });
      }
    },
    all: () =>
      [...found.values()].map(({ first, items }) => (items === 1 ? first : { ...first, moreItems: items - 1 })),
  };
}
