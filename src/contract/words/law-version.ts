const form = /^(\d{4})\.([1-9]|1[0-2])\.([1-9]\d{0,3})$/;

/** Is a text the version of a law: year, month and number, such as `2026.12.1`? */
export const isLawVersion = (text: string): boolean => form.test(text);

const partsOf = (version: string): readonly number[] => form.exec(version)!.slice(1).map(Number);

/** Is the version of a law newer than another? */
export function isNewerLaw(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)];
  const differing = a.findIndex((part, i) => part !== b[i]);
  return differing >= 0 && a[differing]! > b[differing]!;
}

/** The version after the newest that is known: the next number of its month, or the first of a later month. */
export function nextLawVersion(newest: string, today: string): string {
  const first = `${Number(today.slice(0, 4))}.${Number(today.slice(5, 7))}.1`;
  if (isNewerLaw(first, newest)) return first;
  const [year, month, number] = partsOf(newest);
  return `${year}.${month}.${number! + 1}`;
}
