import type { Command } from 'commander';
import { told } from '../../server/terminal';
import type { Language } from '../../src/language/languages';
import { message } from '../../src/language/message';

/** A command whose help has the words of a language, also the help after an argument that it does not take. */
export function inLanguage(command: Command, language: Language): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': told(message('command_usage'), language),
    'Options:': told(message('command_options'), language),
  };
  return command
    .usage(told(message('command_options_placeholder'), language))
    .helpOption('-h, --help', told(message('command_help_option'), language))
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      outputError: (_, write) =>
        write(
          `${told(message('command_arguments_wrong', { arguments: process.argv.slice(2).join(' ') }), language)}\n`,
        ),
    })
    .showHelpAfterError();
}
