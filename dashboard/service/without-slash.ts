/** A path without a slash at its end. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '');
