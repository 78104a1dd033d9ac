import { settings } from '../../server/config';

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
