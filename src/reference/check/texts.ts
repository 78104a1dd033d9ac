import type { Country } from '../schema';
import { type Finding, objectsIn } from './finding';

/** Texts that name a field of the API. People read them in the pane and in cells, where fields have labels. */
export const checkTexts = (country: Country): Finding[] =>
  [...objectsIn(country)].flatMap(({ path, object }) =>
    Object.entries(object)
      .filter(([, value]) => [value].flat().some((text) => typeof text === 'string' && text.includes('`')))
      .map(([name]) => ({
        country: country.code,
        where: path === '' ? name : `${path}.${name}`,
        message: 'it names a field between back-ticks. Use the words of its label.',
      })),
  );
