/**
 * What an error of the database says. Its driver may have been loaded by another test file: then it is not an `Error` of
 * this one.
 */
export const saying = (message: RegExp) => ({ message: expect.stringMatching(message) as string });
