import { settings } from '../../server/config';
import { withBetween } from './between';

/** `.env.example`: every setting with its help and its default. Path from the root → content. */
export const generatedSettings = (): ReadonlyMap<string, string> =>
  new Map([
    [
      '.env.example',
      [
        '# Copy what you want to change into the environment. Every line shows the default.',
        ...settings.map(
          ([name, { about, fallback }]) =>
            `\n${about
              .split('\n')
              .map((line) => `# ${line}`)
              .join('\n')}\n${name}=${fallback}`,
        ),
        '',
      ].join('\n'),
    ],
  ]);

/** A cell of a table: no line breaks, and no bars that would end it. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The help of a setting in one line: the first, then its examples. */
function meaning(about: string): string {
  const [first = '', ...examples] = about.split('\n');
  return cell([first, ...examples.map((example) => `\`${example}\``)].join(' '));
}

/** Every setting with its default and its help. */
const settingTable = (): string =>
  [
    '| setting | default | meaning |',
    '|---|---|---|',
    ...settings.map(
      ([name, { about, fallback }]) =>
        `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning(about)} |`,
    ),
  ].join('\n');

/** The text of a guide with the table of settings. */
export const withSettings = (text: string): string => withBetween(text, 'settings', settingTable());
