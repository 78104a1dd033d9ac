import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOriginal } from '../server/pages/translations';
import { CommandRefused, reportFailure } from './command/failure';
import { projectRoot } from './command/project';
import { stateOf, textAt, translations } from './guides/translations';

/** Marks translations as made from the English text of now. */
function markRevised(paths: readonly string[]): void {
  for (const path of paths) {
    const found = translations.find((one) => one.path === path);
    if (found === undefined)
      throw new CommandRefused(
        `${path} is not a translation. These are: ${translations.map((one) => one.path).join(', ')}.`,
      );
    writeFileSync(join(projectRoot, path), withOriginal(textAt(path), textAt(found.original)));
    console.log(`${path} is marked as a translation of ${found.original} as it is now.`);
  }
}

/** Lists what must be translated again. */
function list(): void {
  const states = translations.map((one) => ({ ...one, state: stateOf(one) }));
  for (const { path, original, state } of states)
    if (state !== 'current') console.log(`${path}: ${state === 'old' ? `${original} has changed since` : 'missing'}`);
  const current = states.filter(({ state }) => state === 'current');
  console.log(`${current.length} of ${states.length} translations are current.`);
  if (states.some(({ state }) => state === 'missing')) process.exitCode = 1;
}

new Command('npm run docs:translated --')
  .description(
    'Lists the guides in French, Portuguese and Arabic that are older than their English original. The pages of the server say so, too.',
  )
  .option('--revised <files...>', 'mark these files as translations of the English text of now')
  .showHelpAfterError()
  .action(({ revised }: { readonly revised?: readonly string[] }) =>
    revised === undefined ? list() : markRevised(revised),
  )
  .parseAsync()
  .catch(reportFailure);
