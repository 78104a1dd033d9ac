import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandNames, wordsOf } from '../../server/command-line';

/** A command of the program that a release installs. */
export interface ReleaseCommand {
  /** What a person types after the name of the program: `keys`, or `data import`. */
  readonly words: string;
  /** The module that runs it, from the root of the project. It reads its arguments from `process.argv`. */
  readonly module: string;
  readonly about: string;
}

const abouts: Readonly<Record<(typeof commandNames)[number], string>> = {
  keys: 'make and manage API keys',
  access: 'make and manage access codes of the Excel add-in',
  admin: 'manage accounts, their plans and members, and read the audit trail',
  law: 'show, apply and take back law packages',
  feeds: 'renew figures from their sources, and show their age',
  store: 'migrate, check, copy, back up and restore the store',
  doctor: 'check this installation',
  excel: 'serve the add-in to Excel on this machine, and open Excel',
  connector: 'write the Power Platform connector',
  'data:explain': 'print a calculation line by line',
  'data:review': 'list what a person should check',
  'data:import': 'import figures from a table',
  'data:revert': 'undo an import',
  'data:confirm': 'record that a figure is unchanged',
};

/** The commands whose module exists, beginning with the server. */
export const releaseCommands = (root: string): readonly ReleaseCommand[] =>
  [
    { words: 'start', module: 'server/main.ts', about: 'start the server' },
    ...commandNames.map((name) => ({
      words: wordsOf(name),
      module: `scripts/${name.replace(':', '-')}.ts`,
      about: abouts[name],
    })),
  ].filter(({ module }) => existsSync(join(root, module)));
