/** The bytes of a block. Answers of a few thousand bytes share one. */
const blockBytes = 32_768;

/** The most bytes that a character of a text takes. */
const mostPerCharacter = 3;

let block = Buffer.alloc(0);
let used = 0;

/**
 * The bytes of a text, followed by others that are already at hand. They share their memory with those of other
 * answers, because memory of their own would cost more than writing them.
 */
export function joinedBytes(text: string, rest: Buffer): Buffer {
  const most = text.length * mostPerCharacter + rest.length;
  if (most > blockBytes / 2) return Buffer.concat([Buffer.from(text), rest]);
  if (used + most > block.length) {
    block = Buffer.allocUnsafeSlow(blockBytes);
    used = 0;
  }
  const start = used;
  used += block.write(text, start);
  block.set(rest, used);
  used += rest.length;
  return block.subarray(start, used);
}
