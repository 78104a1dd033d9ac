import { readPlans } from '../../server/access/plans';
import { type Config, ConfigError, readConfig, settings } from '../../server/config';
import { readFeeds } from '../../server/feeds/settings';
import { nearest } from '../../src/contract/nearest';
import { message } from '../../src/language/message';
import { type Finding, good, warning, wrong } from './finding';

type Environment = Readonly<Record<string, string | undefined>>;

const names = settings.map(([name]) => name);

/** Variables that look like settings, and are none. */
const unknownSettings = (environment: Environment): Finding[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('SVC_') && !names.includes(name))
    .map((name) => {
      const meant = nearest(name, names);
      return warning(
        meant === undefined
          ? message('doctor_setting_unknown', { name })
          : message('doctor_setting_misspelt', { name, meant }),
      );
    });

/** What a reader of settings refuses, a finding for each. */
function refusals(read: () => unknown): Finding[] {
  try {
    read();
    return [];
  } catch (problem) {
    if (!(problem instanceof ConfigError)) throw problem;
    return problem.sentences.map(wrong);
  }
}

/** Are the settings valid, with the files that they name? The configuration is undefined where they are not. */
export function settingsFindings(environment: Environment): {
  readonly config: Config | undefined;
  readonly findings: readonly Finding[];
} {
  let config: Config | undefined;
  const findings = [
    ...unknownSettings(environment),
    ...refusals(() => (config = readConfig(environment))),
    ...(config === undefined
      ? []
      : [
          ...refusals(() => readPlans(config?.plansFile)),
          ...refusals(() => readFeeds(config?.feedsFile, config?.permittedSources)),
        ]),
  ];
  return findings.some(({ state }) => state === 'wrong')
    ? { config: undefined, findings }
    : { config, findings: [...findings, good(message('doctor_settings_valid'))] };
}
