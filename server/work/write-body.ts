/** How many characters are gathered before they become bytes. */
const piece = 65_536;

/**
 * Writes a long body piece by piece, as bytes. One long text would be scanned again as a whole, to find its length and
 * to send it.
 */
export function writeBody() {
  const pieces: Buffer[] = [];
  let text = '';
  let length = 0;

  function toBytes(): void {
    pieces.push(Buffer.from(text));
    text = '';
  }

  return {
    write(part: string): void {
      text += part;
      length += part.length;
      if (text.length > piece) toBytes();
    },
    /** Characters written so far. */
    length: (): number => length,
    bytes(): Buffer {
      toBytes();
      return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    },
  };
}
