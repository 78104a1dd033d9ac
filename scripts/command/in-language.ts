import { Command, Help } from 'commander';
import { told } from '../../server/terminal';
import { type Message, message } from '../../src/language/message';
import { joined } from '../../src/language/terms';

/** What Commander says of a line that it does not take, in English only, and the sentences of the catalog for it. */
const problems: readonly (readonly [RegExp, (found: readonly string[]) => Message])[] = [
  [
    /^missing required argument '(.+)'/,
    ([argument]) => message('command_argument_missing', { argument: `<${argument!}>` }),
  ],
  [/^unknown option '(\S+)'/, ([option]) => message('command_arguments_wrong', { arguments: option! })],
  [/^unknown command '(\S+)'/, ([command]) => message('command_unknown', { command: command! })],
  [/^option '(.+)' argument missing/, ([option]) => message('command_value_missing', { option: option! })],
  [/^required option '(.+)' not specified/, ([option]) => message('command_option_missing', { option: option! })],
  [
    /^option '(.+)' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/,
    ([option, value, choices]) =>
      message('command_choice_wrong', { option: option!, value: value!, choices: choices! }),
  ],
];

function problemIn(text: string): Message {
  const said = text.replace(/^error: /, '').trim();
  for (const [pattern, sentence] of problems) {
    const found = pattern.exec(said)?.slice(1);
    if (found !== undefined) return sentence(found);
  }
  return message('command_arguments_wrong', { arguments: process.argv.slice(2).join(' ') });
}

const wrapping = new Help();

/** Stands for a space that no line may break at: Commander breaks at every kind of space. */
const unbroken = '\u2063';

/**
 * A program whose help has the words of the language of this system, as have those of its commands, also after a line
 * that it does not take.
 */
export function programInLanguage(name: string, about: Message): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': told(message('command_usage')),
    'Arguments:': told(message('command_arguments')),
    'Options:': told(message('command_options')),
    'Commands:': told(message('command_commands')),
  };
  const placeholders = (text: string): string =>
    text
      .replace('[options]', told(message('command_options_placeholder')))
      .replace('[command]', told(message('command_command_placeholder')));
  return new Command(name)
    .description(told(about))
    .helpOption('-h, --help', told(message('command_help_option')))
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: placeholders,
      styleSubcommandTerm: placeholders,
      subcommandDescription: (command) =>
        command.name() === 'help' ? told(message('command_help_option')) : command.description(),
      optionDescription: ({ argChoices, defaultValue, defaultValueDescription, description }) => {
        const more = [
          ...(argChoices === undefined ? [] : [message('command_choices', { choices: argChoices.join(', ') })]),
          ...(typeof defaultValue === 'string'
            ? [message('command_default', { value: defaultValueDescription ?? defaultValue })]
            : []),
        ];
        if (more.length === 0) return description;
        const inner = joined('joined_by_semicolon', more);
        return told(message('behind_in_brackets', { what: description, inner }));
      },
      boxWrap: (text, width) =>
        wrapping.boxWrap(text.replaceAll('\u00a0', unbroken), width).replaceAll(unbroken, '\u00a0'),
    })
    .configureOutput({ outputError: (text, write) => write(`${told(problemIn(text))}\n`) })
    .showHelpAfterError();
}

/** The option that prints JSON, with what it prints. */
export const jsonOption = (what: Message = message('command_json_option')): [string, string] => ['--json', told(what)];
