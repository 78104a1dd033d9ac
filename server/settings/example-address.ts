/** The address that the texts of the project give as an example. A server puts its own in its place. */
export const exampleAddress = 'http://localhost:3000';

/** A text of the project with the address of a server. */
export const withAddress = (text: string, url: string): string => text.replaceAll(exampleAddress, () => url);
