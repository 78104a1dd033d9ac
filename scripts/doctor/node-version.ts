import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { message } from '../../src/language/message';
import { type Finding, good, warning, wrong } from './finding';

/** The day after which a line of Node.js receives no more security fixes (https://nodejs.org/en/about/previous-releases). */
const fixedUntil: Readonly<Record<string, string>> = {
  '22': '2027-04-30',
  '24': '2028-04-30',
};

const partsOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Is a version at least another? Parts that are left out count as 0. */
function isAtLeast(version: string, least: string): boolean {
  const [parts, needed] = [partsOf(version), partsOf(least)];
  const differing = [0, 1, 2].find((i) => (parts[i] ?? 0) !== (needed[i] ?? 0));
  return differing === undefined || (parts[differing] ?? 0) > (needed[differing] ?? 0);
}

/**
 * Does the service run on this version of Node.js, and is that version maintained?
 *
 * @param version such as `22.14.0`
 * @param today YYYY-MM-DD
 */
export function nodeFindings(folder: string, version: string, today: string): Finding[] {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { engines: { node: string } };
  const least = engines.node.replace('>=', '');
  if (!isAtLeast(version, least)) return [wrong(message('doctor_node_old', { version, least }))];
  const until = fixedUntil[version.split('.')[0]!];
  if (until !== undefined && until < today) return [warning(message('doctor_node_unmaintained', { version, until }))];
  return [good(message('doctor_node', { version }))];
}
