/** An address without a path at the end of a line. The link to the first account has a path. */
const address = /\bhttps?:\/\/[^\s/]+$/;

/**
 * The address at which a server says that it listens, once it does. The line is in the language of the system; lines of
 * the log are JSON.
 */
export const listeningAt = (output: string): string | undefined =>
  output
    .split('\n')
    .slice(0, -1)
    .filter((line) => !line.startsWith('{'))
    .flatMap((line) => address.exec(line)?.[0] ?? [])[0];
