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

/** A field without effect in the first item that sent it, and how many items did. */
interface Counted {
  readonly first: Ignored;
  items: number;
}

/**
 * Gathers the fields without effect of all items of a request.
 *
 * @param pathAt names a field of the item at a place
 */
export function gatherIgnored(pathAt = pathOf): GatheredIgnored {
  const found = new Map<string, Counted>();

  function countedOf(at: number, one: IgnoredOfItem): readonly Counted[] {
    const { within, ...ignored } = one;
    const key = JSON.stringify([within, ignored]);
    const known = found.get(key);
    if (known !== undefined) return [known];
    if (found.size > mostCounted) return [];
    const made = { first: { ...ignored, field: pathAt(at, one) }, items: 0 };
    found.set(key, made);
    return [made];
  }

  // Items that ask the same share their list, and most items of a batch ask the same.
  const byList = new Map<readonly IgnoredOfItem[], readonly Counted[]>();
  return {
    add(at, list) {
      if (list.length === 0) return;
      let counted = byList.get(list);
      if (counted === undefined) byList.set(list, (counted = list.flatMap((one) => countedOf(at, one))));
      for (const one of counted) one.items++;
    },
    all: () =>
      [...found.values()].map(({ first, items }) => (items === 1 ? first : { ...first, moreItems: items - 1 })),
  };
}
