import { commandLine } from '../server/command-line';
import { systemLanguage, told } from '../server/terminal';
import { message } from '../src/language/message';
import { reportFailure } from './command/failure';
import { jsonOption, programInLanguage } from './command/in-language';
import { paintFor } from './command/paint';
import { projectRoot } from './command/project';
import { print } from './command/print';
import { dayOfMoment } from '../src/day';
import { type Examined, isSound } from './doctor/examined';
import { dataPart, examineFiles } from './doctor/files';
import { countOf, doctorJson, doctorPage } from './doctor/page';

const language = systemLanguage();

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
  print(json, doctorJson(examined, language), doctorPage(examined, paintFor(process.stdout, process.env), language));
  if (countOf(examined, 'wrong') > 0) process.exitCode = 1;
}

programInLanguage(commandLine('doctor'), message('doctor_about'))
  .option(...jsonOption())
  .addHelpText('after', `\n${told(message('doctor_exit_codes'), language)}`)
  .action(main)
  .parseAsync()
  .catch(reportFailure);
