/** How many characters are gathered before they become bytes. */
const piece = 65_536;

/** How many bytes are copied in one turn. Copying them takes less than a millisecond. */
const copiedAtOnce = 2 ** 20;

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
    /**
     * The body in one piece. Copying a long one takes a while, so others get their turn in between.
     *
     * @param turn waits for the next turn
     */
    async bytes(turn: () => Promise<void>): Promise<Buffer> {
      toBytes();
      if (pieces.length === 1) return pieces[0]!;
      const whole = Buffer.allocUnsafe(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
      let [at, turnUntil] = [0, copiedAtOnce];
      for (const bytes of pieces) {
        if (at + bytes.byteLength > turnUntil) {
          await turn();
          turnUntil = at + copiedAtOnce;
        }
        at += bytes.copy(whole, at);
      }
      return whole;
    },
  };
}
