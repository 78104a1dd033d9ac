import { confidences } from '../../contract/words/truth';
import { carriedBy } from '../../truth/confidence';
import { regimeParts } from '../regime-parts';
import type { Country } from '../schema';
import { lawAreas } from '../../contract/words/law-areas';
import type { Finding } from './finding';

/** Entries whose recorded confidence is higher than the sources of one of their parts support. */
export function checkConfidence(country: Country): Finding[] {
  const entries = [
    ...lawAreas.flatMap((group) => country[group].map((entry, i) => ({ where: `${group}[${i}]`, entry }))),
    ...(country.wages ?? []).flatMap(({ id, dated }) =>
      dated.map((entry, i) => ({ where: `wages.${id}.dated[${i}]`, entry })),
    ),
  ];
  return entries.flatMap(({ where, entry }) => {
    const parts = 'bands' in entry && 'deductions' in entry ? regimeParts(entry) : [entry.sources];
    const carried = parts.map((ids) => ({
      ids,
      confidence: carriedBy(ids.flatMap((id) => country.sources[id] ?? [])),
    }));
    const [weakest] = carried.sort((a, b) => confidences.indexOf(b.confidence) - confidences.indexOf(a.confidence));
    if (weakest === undefined || confidences.indexOf(weakest.confidence) <= confidences.indexOf(entry.confidence))
      return [];
    return [
      {
        country: country.code,
        where: `${where}.confidence`,
        message: `it is "${entry.confidence}", and ${[...new Set(weakest.ids)].join(', ')} can carry no more than "${weakest.confidence}"`,
      },
    ];
  });
}
