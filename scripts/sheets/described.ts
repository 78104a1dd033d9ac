import { generateCustomFunctionsMetadata } from 'custom-functions-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command/project';

/** A function of the sheet as its JSDoc describes it. Excel's metadata come from the same lines. */
export interface DescribedFunction {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional: boolean;
    readonly isRange: boolean;
  }[];
  readonly spills: boolean;
  /** The file of the function, and its name there. */
  readonly file: string;
  readonly exported: string;
}

interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly description: string;
      readonly optional?: boolean;
      readonly dimensionality?: string;
    }[];
    readonly result: { readonly dimensionality?: string };
  }[];
}

/**
 * Every function in `functions/sheet`.
 *
 * @throws Error if the JSDoc of one is wrong
 */
export async function describedFunctions(): Promise<readonly DescribedFunction[]> {
  const folder = join(projectRoot, 'functions', 'sheet');
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  const { errors, metadataJson, associate } = await generateCustomFunctionsMetadata(files, true);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return (JSON.parse(metadataJson) as Metadata).functions.map(({ id, name, description, parameters, result }) => {
    const { sourceFileName, functionName } = associate.find((one) => one.id === id)!;
    return {
      name,
      description: description,
      parameters: parameters.map((parameter) => ({
        name: parameter.name,
        description: parameter.description,
        optional: parameter.optional === true,
        isRange: parameter.dimensionality === 'matrix',
      })),
      spills: result.dimensionality === 'matrix',
      file: sourceFileName,
      exported: functionName,
    };
  });
}
