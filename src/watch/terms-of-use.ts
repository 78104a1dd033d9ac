/** Publishers whose terms forbid reading by a program. A person reads their pages. */
interface Forbidden {
  readonly host: RegExp;
  readonly publisher: string;
  /** Where the terms are. */
  readonly terms: string;
}

const forbidden: readonly Forbidden[] = [
  {
    host: /(^|\.)scribd\.com$/,
    publisher: 'Scribd',
    terms: 'https://support.scribd.com/hc/en-us/articles/210129326-Global-Terms-of-Use',
  },
];

/** Whose terms forbid that a program reads a page; undefined where no such terms are known. */
export const readByPersonsOnly = (url: string): Pick<Forbidden, 'publisher' | 'terms'> | undefined => {
  const { hostname } = new URL(url);
  return forbidden.find(({ host }) => host.test(hostname));
};
