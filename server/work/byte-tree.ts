/** Bytes, and what is kept for them. */
export interface Leaf<Kept> {
  readonly bytes: DataView;
  readonly kept: Kept;
}

/** Where bytes differ, and how they go on. */
interface Fork<Kept> {
  readonly at: number;
  readonly branches: Map<number, Branch<Kept>>;
}

type Branch<Kept> = Leaf<Kept> | Fork<Kept>;

/** A view of bytes. It reads four bytes at once from any place, which an array of bytes cannot. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function isAt(text: DataView, from: number, bytes: DataView): boolean {
  const length = bytes.byteLength;
  if (from + length > text.byteLength) return false;
  let at = 0;
  for (; at + 4 <= length; at += 4) if (text.getUint32(from + at) !== bytes.getUint32(at)) return false;
  for (; at < length; at++) if (text.getUint8(from + at) !== bytes.getUint8(at)) return false;
  return true;
}

/** The first place where the bytes differ; undefined if one sequence begins with the other. */
function firstDifference(one: DataView, other: DataView): number | undefined {
  const length = Math.min(one.byteLength, other.byteLength);
  for (let at = 0; at < length; at++) if (one.getUint8(at) !== other.getUint8(at)) return at;
  return undefined;
}

const byteAt = (bytes: DataView, at: number): number => (at < bytes.byteLength ? bytes.getUint8(at) : -1);

/**
 * Keeps something for sequences of bytes, and finds the sequence that a text goes on with. Only bytes in which
 * sequences differ are looked at, until one is left.
 */
export function byteTree<Kept>() {
  let root: Branch<Kept> | undefined;

  /** A leaf that equals the bytes wherever the forks on the way to it look. */
  function leafLike(bytes: DataView, from: Branch<Kept>): Leaf<Kept> {
    let branch = from;
    while ('at' in branch) branch = branch.branches.get(byteAt(bytes, branch.at)) ?? [...branch.branches.values()][0]!;
    return branch;
  }

  function insert(into: Branch<Kept>, leaf: Leaf<Kept>, other: Leaf<Kept>, at: number): Branch<Kept> {
    const byte = byteAt(leaf.bytes, at);
    if (!('at' in into) || into.at > at)
      return {
        at,
        branches: new Map<number, Branch<Kept>>([
          [byteAt(other.bytes, at), into],
          [byte, leaf],
        ]),
      };
    const on = byteAt(leaf.bytes, into.at);
    into.branches.set(on, into.at === at ? leaf : insert(into.branches.get(on)!, leaf, other, at));
    return into;
  }

  return {
    /** What is kept for the bytes that are at a place in the text; undefined if nothing. */
    find(text: DataView, from: number): Leaf<Kept> | undefined {
      let branch = root;
      while (branch !== undefined && 'at' in branch) branch = branch.branches.get(byteAt(text, from + branch.at));
      return branch !== undefined && isAt(text, from, branch.bytes) ? branch : undefined;
    },
    /**
     * Keeps something for a sequence of bytes.
     *
     * @returns false if a sequence is there that it begins with, or that begins with it
     */
    add(bytes: DataView, kept: Kept): boolean {
      const leaf = { bytes, kept };
      if (root === undefined) {
        root = leaf;
        return true;
      }
      const other = leafLike(bytes, root);
      const at = firstDifference(bytes, other.bytes);
      if (at === undefined) return false;
      root = insert(root, leaf, other, at);
      return true;
    },
  };
}
