import { Command } from 'commander';
import { commandLine } from '../server/command-line';
import { reportFailure } from './command/failure';
import { paintFor } from './command/paint';
import { projectRoot } from './command/project';
import { print } from './command/print';
import { dayOfMoment } from '../src/day';
import { type Examined, isSound } from './doctor/examined';
import { dataPart, examineFiles } from './doctor/files';
import { countOf, doctorJson, doctorPage } from './doctor/page';

async function examine(): Promise<readonly Examined[]> {
  const now = new Date();
  const { built } = await import('./built.mjs');
  const files = await examineFiles({ folder: projectRoot, isBuilt: built }, dayOfMoment(now.getTime()));
  if (files.some((part) => part.part === dataPart && !isSound(part))) return files;
  // Loaded only now, because loading it already reads the law.
  const { examineService } = await import('./doctor/service.js');
  return [...files, ...(await examineService(process.env, now))];
}

async function main({ json }: { readonly json?: true }): Promise<void> {
  const examined = await examine();
  print(json, doctorJson(examined), doctorPage(examined, paintFor(process.stdout, process.env)));
  if (countOf(examined, 'wrong') > 0) process.exitCode = 1;
}

new Command(commandLine('doctor'))
  .description(
    'Checks this installation, with the settings in the environment, and says what is wrong and what to do: Node.js, build, law and figures, settings, data directory, store, keys, port, certificate, proxies, add-in, clock and feeds. The server may be running. Nothing is changed.',
  )
  .option('--json', 'print as JSON')
  .showHelpAfterError()
  .addHelpText('after', '\nExit code: 0 where the installation works, warnings or not; 1 where something is wrong.')
  .action(main)
  .parseAsync()
  .catch(reportFailure);
