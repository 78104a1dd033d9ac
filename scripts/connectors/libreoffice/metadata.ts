import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../command/project';

/** A function as the built add-in describes it to Excel. */
export interface FunctionMetadata {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional?: boolean;
  }[];
}

/** Must an argument be given? */
export const isRequired = ({ optional = false }: FunctionMetadata['parameters'][number]): boolean => !optional;

/** The functions that the extension does not have, each with its reason for people. */
export const leftOut: Readonly<Record<string, string>> = {
  PAYROLLHEADERS:
    'its headings follow from what the law of the country asks, which only the Excel add-in turns into headings',
};

/** The functions of the extension, as the built add-in describes them. */
export function calcFunctions(): readonly FunctionMetadata[] {
  const { functions } = JSON.parse(readFileSync(join(projectRoot, 'dist/addin/functions.json'), 'utf8')) as {
    readonly functions: readonly FunctionMetadata[];
  };
  return functions.filter(({ name }) => leftOut[name] === undefined);
}
