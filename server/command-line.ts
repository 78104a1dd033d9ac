/** The bundler of a release defines it. The sources and the build do not. */
declare const RELEASE: true | undefined;

/** Does this run from a release, and not from a clone of the repository? */
export const isRelease = typeof RELEASE !== 'undefined';

/** The program that a release installs. */
export const programName = 'svc-finance-africa';

/** The npm scripts of a clone that a release has as commands. */
export const commandNames = [
  'keys',
  'access',
  'admin',
  'law',
  'feeds',
  'store',
  'doctor',
  'excel',
  'connector',
  'data:explain',
  'data:review',
  'data:import',
  'data:revert',
  'data:confirm',
] as const;

/** What a person types for a command after the name of the program: `data import`. */
export const wordsOf = (name: string): string => name.replace(':', ' ');

/** Commands whose standard output is for other programs, so npm must not print there. */
const silent: readonly string[] = ['keys', 'access', 'admin'];

/** How a person types a command, such as `npm run --silent keys --`, or `svc-finance-africa keys` in a release. */
export const commandLine = (name: (typeof commandNames)[number]): string =>
  isRelease ? `${programName} ${wordsOf(name)}` : `npm run ${silent.includes(name) ? '--silent ' : ''}${name} --`;

const npmScript = new RegExp(
  `\\bnpm (?:start\\b|run (?:--silent )?(${commandNames.join('|')})\\b(?: --(?=[ \`]|$))?)`,
  'gm',
);

const settingsFile = /(?<!\w)\.env\.example\b/g;

/** A text that names npm scripts or the example of settings, with the names of a release. */
export const inRelease = (text: string): string =>
  text
    .replace(npmScript, (_, name?: string) => `${programName} ${wordsOf(name ?? 'start')}`)
    .replace(settingsFile, 'settings.env.example');

/** A text that names npm scripts, with the commands that a person types here. */
export const withCommandLines = (text: string): string => (isRelease ? inRelease(text) : text);
