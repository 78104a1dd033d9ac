import { foldedName } from '../country-names';

const names: readonly (readonly string[])[] = [
  'January February March April May June July August September October November December',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  // In Egypt and further east; in Algeria and Tunisia; in Morocco.
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر',
].map((language) => language.split(' '));

/** The names of each month, 1 to 12, in every language, normalised for comparison. */
export const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, at) =>
  names.map((language) => foldedName(language[at]!)),
);

const fewestLetters = 3;

/** The month, 1 to 12, that a name or its first letters mean in one language or another: `décembre`, `Dec`, `juil.`. */
export function monthMeant(text: string): number | undefined {
  const name = foldedName(text);
  if (name.length < fewestLetters) return undefined;
  const found = monthNames.flatMap((called, at) => (called.some((one) => one.startsWith(name)) ? [at + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}
