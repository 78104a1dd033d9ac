import { isWorldCode } from '../../contract/world';
import { isDay } from '../../day';
import { carriedBy, lowestConfidence } from '../../truth/confidence';
import type { PayerTreaties } from '../schema';
import type { Finding } from './finding';
import { checkKinds } from './sources';

/**
 * All errors in a file of tax treaties whose format is valid.
 *
 * @param file its name, such as KE.json
 * @param today YYYY-MM-DD
 */
export function checkTreaties(list: PayerTreaties, file: string, today: string): Finding[] {
  const found = (where: string, message: string): Finding => ({
    country: list.payer,
    where: `treaties ${where}`,
    message,
  });
  const named = [list.list_sources, ...list.treaties.map(({ sources }) => sources)];
  const used = new Set(named.flat());
  const inForce = list.treaties.filter(({ in_force }) => in_force === true).map(({ partner }) => partner);
  return [
    ...(file === `${list.payer}.json` ? [] : [found('payer', `the file is called ${file}`)]),
    ...(list.$schema === '../treaties.schema.json'
      ? []
      : [found('$schema', `it is "${list.$schema}" and should be "../treaties.schema.json"`)]),
    ...(isDay(list.last_confirmed) && list.last_confirmed <= today
      ? []
      : [found('last_confirmed', `${list.last_confirmed} is no day in the past`)]),
    ...[...used]
      .filter((id) => !Object.hasOwn(list.sources, id))
      .map((id) => found('sources', `source "${id}" is not in the file`)),
    ...Object.keys(list.sources)
      .filter((id) => !used.has(id))
      .map((id) => found(`sources.${id}`, 'no treaty names this source')),
    ...list.treaties.flatMap(({ partner, in_force, in_force_since, sources }, i) => {
      const where = `[${i}] ${partner}`;
      const carried = carriedBy(sources.flatMap((id) => list.sources[id] ?? []));
      return [
        ...(isWorldCode(partner) && partner !== list.payer ? [] : [found(where, 'the partner is no other country')]),
        ...(in_force === true && inForce.indexOf(partner) !== inForce.lastIndexOf(partner)
          ? [found(where, 'two treaties with this partner are in force')]
          : []),
        ...(in_force_since === undefined || (in_force !== false && isDay(in_force_since) && in_force_since <= today)
          ? []
          : [found(where, `in_force_since is ${in_force_since}`)]),
        ...(lowestConfidence([list.confidence, carried]) === list.confidence
          ? []
          : [found(where, `the confidence is "${list.confidence}", and its sources carry no more than "${carried}"`)]),
      ];
    }),
    ...checkKinds(list.sources, list.payer, 'treaties '),
  ];
}
