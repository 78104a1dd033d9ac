import { Command, Option } from 'commander';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { programName } from '../../server/command-line';
import { reportFailure } from '../command/failure';
import type { ReleaseCommand } from './commands';
import { dataFolder } from './data-folder';

/** A command and the way to its code, which is loaded only when it runs. */
export type LoadedCommand = Omit<ReleaseCommand, 'module'> & { readonly load: () => Promise<unknown> };

interface Place {
  readonly dataDir?: string;
}

const dataDirOption = (): Option =>
  new Option('--data-dir <folder>', "folder of the database; default: SVC_DATA_DIR, else the user's data folder");

/** Settings that flags of `start` replace. */
const startFlags = [
  ['--port <port>', 'SVC_PORT', 'port to listen on; 0 picks a free one'],
  ['--host <address>', 'SVC_HOST', 'address to listen on'],
] as const;

/** Names the data folder in the environment, where every command reads it. */
function chooseDataDir({ dataDir }: Place): void {
  process.env['SVC_DATA_DIR'] = resolve(
    dataDir || process.env['SVC_DATA_DIR'] || dataFolder(programName, process.platform, process.env, homedir()),
  );
}

/** The command that runs the server. It hands its flags over as settings. */
function startCommand({ about, load }: LoadedCommand, place: () => Place): Command {
  const start = new Command('start')
    .description(`${about}. Every setting is also an environment variable.`)
    .addOption(dataDirOption());
  for (const [flags, variable, description] of startFlags)
    start.option(flags, `${description}; default: ${variable}`, (value: string) => (process.env[variable] = value));
  return start.action(async (options: Place) => {
    chooseDataDir({ ...place(), ...options });
    await load();
  });
}

/** A command that reads its own arguments, `--help` included. */
const passedOn = (name: string, { words, about, load }: LoadedCommand, place: () => Place): Command =>
  new Command(name)
    .description(about)
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .argument('[arguments...]')
    .usage('…')
    .action(async (rest: readonly string[]) => {
      chooseDataDir(place());
      process.argv = [process.argv[0]!, words, ...rest];
      await load();
    });

/** Runs the program of a release with the arguments of this process. */
export async function runProgram(version: string, commands: readonly LoadedCommand[]): Promise<void> {
  const program = new Command(programName)
    .description('Tax, payroll, exchange rates and central bank figures of the 54 African countries.')
    .version(version)
    .addOption(dataDirOption())
    .enablePositionalOptions()
    .passThroughOptions()
    .showHelpAfterError('(`--help` lists the commands.)')
    .addHelpText('after', `\n\`${programName} <command> --help\` describes a command.`);
  const place = (): Place => program.opts<Place>();
  const groups = new Map<string, Command>();
  for (const command of commands) {
    const [first, second] = command.words.split(' ') as [string, string?];
    if (second === undefined) {
      program.addCommand(first === 'start' ? startCommand(command, place) : passedOn(first, command, place));
      continue;
    }
    const group =
      groups.get(first) ?? program.command(first).description('keep figures right').enablePositionalOptions();
    groups.set(first, group);
    group.addCommand(passedOn(second, command, place));
  }
  for (const command of [program, ...groups.values()].flatMap((parent) => parent.commands))
    if (command.name() !== 'start') command.passThroughOptions();
  await program.parseAsync().catch(reportFailure);
}
