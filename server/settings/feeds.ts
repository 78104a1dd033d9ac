import type { z } from 'zod';
import { choiceSetting } from '../environment';
import { reasonFor, type RestrictedSource, restrictedSources, type SwitchOf, switchOf } from './restricted-sources';

const feedSwitch = (source: RestrictedSource) =>
  choiceSetting(['off', 'on'], `${reasonFor(source)} on: use the source. Set this only if its terms permit your use.`);

/** One switch for each source whose terms restrict its use. */
export const feedVariables = Object.fromEntries(
  restrictedSources.map((source) => [switchOf(source), feedSwitch(source)]),
) as { readonly [Source in RestrictedSource as SwitchOf<Source>]: ReturnType<typeof feedSwitch> };

/** The restricted sources that a deployment has switched on. */
export interface FeedConfig {
  readonly permittedSources: ReadonlySet<RestrictedSource>;
}

type Values = z.output<z.ZodObject<typeof feedVariables>>;

export const feedConfig = (values: Values): FeedConfig => ({
  permittedSources: new Set(restrictedSources.filter((source) => values[switchOf(source)] === 'on')),
});
