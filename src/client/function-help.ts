import type { Language } from '../language/languages';

/** A word that a parameter takes, with what it means. */
export interface HelpChoice {
  readonly stringValue: string;
  readonly tooltip: string;
}

/** A parameter as Excel's help describes it. */
export interface HelpParameter {
  readonly name: string;
  readonly description: string;
  readonly type: 'string' | 'number' | 'any';
  /** Does it take a range? */
  readonly dimensionality?: 'matrix';
  readonly optional?: boolean;
  readonly customEnumId?: string;
}

/** What Excel reads about the functions. The file of a language has this form. */
export interface FunctionHelp {
  readonly functions: readonly {
    readonly name: string;
    readonly description: string;
    readonly parameters: readonly HelpParameter[];
  }[];
  readonly enums: readonly { readonly id: string; readonly values: readonly HelpChoice[] }[];
}

type InAll = Readonly<Record<Language, string>>;

/** Examples of a task. */
export interface ExampleTask {
  readonly title: InAll;
  readonly examples: readonly {
    readonly what: InAll;
    /** The name of its function. */
    readonly name: string;
    readonly formula: string;
    /** The cells that it reads. */
    readonly cells?: readonly string[];
  }[];
}

/** The file of the add-in with the examples. */
export const examplesAsset = 'function-examples.json';
