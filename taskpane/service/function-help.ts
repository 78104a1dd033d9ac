import { useQuery } from '@tanstack/react-query';
import { type ExampleTask, examplesAsset, type FunctionHelp } from '../../src/client/function-help';
import { helpFile, languages } from '../../src/language/languages';
import { readerLanguage } from '../../ui/language/reader';
import { Problem } from './problem';
import type { Question } from './use-question';
import { say } from '../../ui/language/say';

async function fileOfAddin<Content>(name: string): Promise<Content> {
  const answer = await fetch(name).catch(() => undefined);
  if (answer?.ok !== true) throw new Problem('offline', say('this_part_of_the_pane_did'));
  return (await answer.json()) as Content;
}

/** What there is to know about the functions: the help in the language of the reader, and examples by task. */
export interface Functions extends FunctionHelp {
  readonly tasks: readonly ExampleTask[];
  /** What a search finds a function by, in every language. */
  readonly wordsOf: (name: string) => readonly string[];
}

async function functionHelp(): Promise<Functions> {
  const [tasks, ...helps] = await Promise.all([
    fileOfAddin<readonly ExampleTask[]>(examplesAsset),
    ...languages.map((language) => fileOfAddin<FunctionHelp>(helpFile(language))),
  ]);
  const help = helps[languages.indexOf(readerLanguage())]!;
  const found = new Map<string, readonly string[]>();
  for (const { name } of help.functions) {
    const described = helps.flatMap(({ functions }) => functions.filter((one) => one.name === name));
    const shown = tasks.filter(({ examples }) => examples.some((example) => example.name === name));
    found.set(name, [
      name,
      ...described.flatMap(({ description, parameters }) => [description, ...parameters.map((one) => one.name)]),
      ...shown.flatMap(({ title, examples }) => [
        ...Object.values(title),
        ...examples.filter((example) => example.name === name).flatMap(({ what }) => Object.values(what)),
      ]),
    ]);
  }
  return { ...help, tasks, wordsOf: (name) => found.get(name) ?? [] };
}

/** Everything about the functions, from the files that Excel's own help is made of. */
export function useFunctionHelp(): Question<Functions> {
  const { data, error, refetch } = useQuery<Functions, Problem>({
    queryKey: [readerLanguage(), 'functions'],
    queryFn: functionHelp,
    staleTime: Infinity,
  });
  return {
    answer: data,
    answered: undefined,
    problem: error ?? undefined,
    outdated: false,
    again: () => void refetch(),
  };
}
