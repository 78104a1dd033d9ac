import { kindsOfPublisher } from '../../truth/publishers';
import type { Country, Source } from '../schema';
import { type Finding, objectsIn } from './finding';

/**
 * Sources of well-known publishers with the wrong kind.
 *
 * @param country code of the country, or `--` if they belong to none
 * @param where path of the sources, including the dot or space after it
 */
export function checkKinds(sources: Readonly<Record<string, Source>>, country: string, where = ''): Finding[] {
  return Object.entries(sources).flatMap(([id, source]) => {
    const kinds = kindsOfPublisher(source);
    if (kinds === undefined || kinds.includes(source.kind)) return [];
    return [
      {
        country,
        where: `${where}sources.${id}.kind`,
        message: `it is "${source.kind}", and what ${source.publisher} publishes is "${kinds.join('" or "')}"`,
      },
    ];
  });
}

/** Sources that are missing from the file, unused, or of the wrong kind. */
export function checkSources(country: Country): Finding[] {
  const used = new Set<string>();
  const findings: Finding[] = [];
  for (const { path, object } of objectsIn({ ...country, sources: {} })) {
    if (!Array.isArray(object.sources)) continue;
    for (const id of object.sources as string[]) {
      used.add(id);
      if (!Object.hasOwn(country.sources, id))
        findings.push({ country: country.code, where: path, message: `source "${id}" is not in the file` });
    }
  }
  for (const id of Object.keys(country.sources)) {
    if (!used.has(id))
      findings.push({ country: country.code, where: `sources.${id}`, message: 'no fact names this source' });
  }
  return [...findings, ...checkKinds(country.sources, country.code)];
}
