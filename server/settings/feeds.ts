import { choiceSetting } from '../environment';
import { restrictions } from '../feeds/restricted-sources';

const feedSwitch = (because: string) =>
  choiceSetting(['off', 'on'], `${because} on: use the source. Set this only if its terms permit your use.`);

/** One switch for each source whose terms restrict its use. */
export const feedVariables: Readonly<Record<`SVC_FEEDS_${string}`, ReturnType<typeof feedSwitch>>> = Object.fromEntries(
  restrictions.map(({ setting, because }) => [setting, feedSwitch(because)]),
);

/** The settings of restricted sources that a deployment has switched on. */
export interface FeedConfig {
  readonly permittedSources: ReadonlySet<string>;
}

export const feedConfig = (values: Readonly<Record<string, unknown>>): FeedConfig => ({
  permittedSources: new Set(restrictions.flatMap(({ setting }) => (values[setting] === 'on' ? [setting] : []))),
});
