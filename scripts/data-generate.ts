import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { renewChecksums } from './generate/checksums';
import { generated } from './generate/generated';

new Command('npm run data:generate --')
  .description(
    'Writes every file that is derived from others: JSON Schemas, the index of countries, choices of functions, guides, .env.example and checksums. Run it after each change of a data file.',
  )
  .showHelpAfterError()
  .action(() => {
    for (const [path, content] of generated()) writeFileSync(join(projectRoot, path), content);
    // Some of what was written has a checksum itself.
    renewChecksums();
  })
  .parseAsync()
  .catch(reportFailure);
