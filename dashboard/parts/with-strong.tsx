/** Stands for the emphasised part while the sentence around it is said. */
const place = '\u0001';

/**
 * A sentence with one part in bold, such as a name that a stranger chose.
 *
 * @param saying says the sentence around the part
 */
export function WithStrong({ part, saying }: { readonly part: string; readonly saying: (part: string) => string }) {
  const [before, after] = saying(place).split(place);
  return (
    <>
      {before}
      <b>
        <bdi>{part}</bdi>
      </b>
      {after}
    </>
  );
}
