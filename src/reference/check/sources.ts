import type { Country } from '../schema';
import { type Finding, objectsIn } from './finding';

/** Sources that a fact names and the file does not have, and sources that no fact names. */
export function checkSources(country: Country): Finding[] {
  const used = new Set<string>();
  const findings: Finding[] = [];
  for (const { path, object } of objectsIn({ ...country, sources: {} })) {
    if (!Array.isArray(object.sources)) continue;
    for (const id of object.sources as string[]) {
      used.add(id);
      if (!Object.hasOwn(country.sources, id)) findings.push({ country: country.code, where: path, message: `source "${id}" is not in the file` });
    }
  }
  for (const id of Object.keys(country.sources)) {
    if (!used.has(id)) findings.push({ country: country.code, where: `sources.${id}`, message: 'no fact names this source' });
  }
  return findings;
}
