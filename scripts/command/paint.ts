const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

/** Text in a colour, or as it is. */
export type Paint = (colour: keyof typeof codes, text: string) => string;

export const plain: Paint = (_colour, text) => text;

/** Colours for a terminal. None in a file or a pipe, or where NO_COLOR is set (https://no-color.org). */
export const paintFor = (stream: { readonly isTTY?: boolean }, environment: NodeJS.ProcessEnv): Paint =>
  stream.isTTY === true && !environment['NO_COLOR']
    ? (colour, text) => `\u001b[${codes[colour][0]}m${text}\u001b[${codes[colour][1]}m`
    : plain;
