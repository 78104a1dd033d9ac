import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { renewChecksums } from './generate/checksums';
import { generatedFeedLists } from './generate/feed-lists';

new Command('npm run data:generate --')
  .description(
    'Writes every file that is derived from others: JSON Schemas, the index of countries, choices of functions, guides, .env.example and checksums. Run it after each change of a data file.',
  )
  .showHelpAfterError()
  .action(async () => {
    const write = (files: ReadonlyMap<string, string>): void => {
      for (const [path, content] of files) writeFileSync(join(projectRoot, path), content);
    };
    // Settings and guides follow from the list of feeds, so they are loaded once it is written.
    write(generatedFeedLists());
    const { generated } = await import('./generate/generated.js');
    write(generated());
    // Some of what was written has a checksum itself.
    renewChecksums();
  })
  .parseAsync()
  .catch(reportFailure);
