import { clientSettings } from './settings';
import { type Api, type Field, type Method, type Model, namesIn, type Type } from './types';
import { iterating, pascal } from './words';

const banner = '// Made from the contract before types are checked and when the package is built. Changes are lost.\n';

function written(type: Type): string {
  switch (type.kind) {
    case 'named':
      return type.name;
    case 'plain':
      return type.name === 'integer' ? 'number' : type.name;
    case 'literals':
      return type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'list':
      return written(type.of).includes(' ') ? `readonly (${written(type.of)})[]` : `readonly ${written(type.of)}[]`;
    case 'map': {
      const map = `Readonly<Record<${written(type.keys)}, ${written(type.of)}>>`;
      return type.keys.kind === 'literals' && !type.complete ? `Partial<${map}>` : map;
    }
    case 'union':
      return type.of.map(written).join(' | ');
  }
}

/** A documentation comment; empty without text. */
function comment(text: string, indent = ''): string {
  if (text === '') return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  return lines.length === 1
    ? `${indent}/** ${lines[0]!} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const field = ({ name, type, required, description }: Field): string =>
  `${comment(description, '  ')}  readonly ${/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`}${required ? '' : '?'}: ${written(type)}${required ? '' : ' | undefined'};\n`;

const interfaceOf = (name: string, description: string, fields: readonly Field[]): string =>
  `${comment(description)}export interface ${name} {\n${fields.map(field).join('')}}\n`;

const model = (one: Model): string =>
  'fields' in one
    ? interfaceOf(one.name, one.description, one.fields)
    : `${comment(one.description)}export type ${one.name} = ${written(one.type)};\n`;

/** The name of the input of an operation: that of its body, where nothing else is sent. */
const inputName = ({ id, body, path, fields }: Method): string =>
  body !== undefined && !path.includes('{') ? body : fields.length === 0 ? 'NoInput' : `${pascal(id)}Input`;

const inputModel = (method: Method): string =>
  inputName(method) === `${pascal(method.id)}Input`
    ? `${interfaceOf(inputName(method), `What \`${method.id}\` is asked with.`, method.fields)}\n`
    : '';

const answerType = ({ answer }: Method): string =>
  'file' in answer ? 'ReceivedFile' : 'data' in answer ? `Answer<${written(answer.data)}>` : written(answer.whole);

const needsInput = ({ fields }: Method): boolean => fields.some(({ required }) => required);

function methodText(method: Method): string {
  const { verb, path, summary, description, body, reads, newer } = method;
  const endpoint = `{ verb: '${verb}', path: '${path}', sendsBody: ${body !== undefined}, reads: ${reads} }`;
  const replaced = newer === undefined ? '' : `\n\n@deprecated Use \`${newer}\`, which answers the same.`;
  return `${comment(`${summary}.\n\n${description}${replaced}`, '  ')}  ${method.id}(input: ${inputName(method)}${needsInput(method) ? '' : ' = {}'}, options?: CallOptions): Promise<${answerType(method)}> {
    return this.${'file' in method.answer ? 'file' : 'call'}(${endpoint}, input, options);
  }
`;
}

const pageFields = { cursor: ['cursor'], before: ['before'], years: ['start', 'end'] } as const;

/** The function that goes through every page of an operation. */
function iteratorText(method: Method): string {
  const { id, paging } = method;
  if (paging === undefined) return '';
  const { by, list, entry } = paging;
  const byYear = by === 'years';
  const left = `Omit<${inputName(method)}, ${pageFields[by].map((name) => `'${name}'`).join(' | ')}>`;
  const input = byYear ? `${left} & Period` : `${left}${needsInput(method) ? '' : ' = {}'}`;
  const next = by === 'cursor' ? 'data.next_cursor' : `data.more ? String(data.${list}.at(-1)!.id) : null`;
  const meaning = byYear
    ? `Every entry of \`${id}\`, oldest first, asked for year by year. Each year is one call.`
    : `Every entry of \`${id}\`, newest first, page by page. Each page is one call.`;
  const page = byYear
    ? `byYear(input, async (span) => {
      const { data } = await this.${id}({ ...input, ...span }, options);
      return data.${list};
    });`
    : `byCursor(async (${by}) => {
      const { data } = await this.${id}({ ...input, ${by} }, options);
      return { entries: data.${list}, next: ${next} };
    });`;
  return `
${comment(meaning, '  ')}  ${iterating(id)}(input: ${input}, options?: CallOptions): AsyncGenerator<${written(entry)}, void, undefined> {
    return ${page}
  }
`;
}

const classText = (name: string, meaning: string, methods: readonly Method[]): string =>
  `${comment(meaning)}export class ${name} extends Caller {\n${methods.map((method) => methodText(method) + iteratorText(method)).join('\n')}}\n`;

const batchItems = (methods: readonly Method[]): string =>
  methods
    .flatMap((method) =>
      method.item === undefined || !('data' in method.answer)
        ? []
        : `  readonly ${method.item}: { readonly input: ${inputName(method)}; readonly data: ${written(method.answer.data)} };\n`,
    )
    .join('');

function modelsFile({ models, finance, account, errorCodes }: Api): string {
  return `${banner}
/** A code with which the service refuses a request. */
export type ServiceErrorCode =
${errorCodes.map((code) => `  | '${code}'`).join('\n')};

/** The envelope of an answer. */
export interface Answer<Data> {
  readonly success: true;
  readonly data: Data;
  readonly meta: Meta;
}

/** The input of an operation that takes none. */
export type NoInput = Readonly<Record<string, never>>;

${models.map(model).join('\n')}
${[...finance, ...account].map(inputModel).join('')}/** What each operation of a batch is asked with, and what it answers. */
export interface BatchOperations {
${batchItems(finance)}}
`;
}

function operationsFile({ finance, account }: Api): string {
  const methods = [...finance, ...account];
  const mentioned = new Set([
    'Answer',
    ...methods.map(inputName),
    ...methods.flatMap(({ answer }) =>
      'file' in answer ? [] : namesIn('data' in answer ? answer.data : answer.whole),
    ),
    ...methods.flatMap(({ paging }) => (paging === undefined ? [] : namesIn(paging.entry))),
  ]);
  return `${banner}import { Caller } from '../caller';
import type { ReceivedFile } from '../file';
import type { CallOptions } from '../options';
import { byCursor, byYear, type Period } from '../paging';
import type {
${[...mentioned]
  .sort()
  .map((name) => `  ${name},`)
  .join('\n')}
} from './models';

${classText('FinanceOperations', 'Every operation that answers questions, each as a function.', finance)}
${classText('AccountOperations', 'Every operation that manages an account, each as a function.', account)}`;
}

const settingsFile = (): string =>
  `${banner}
/** Times are in seconds, sizes in bytes. */
export const settings = ${JSON.stringify(clientSettings, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")} as const;
`;

/** The modules of the TypeScript package that nobody writes: name → content. */
export const typescriptModules = (one: Api): readonly (readonly [string, string])[] => [
  ['models.ts', modelsFile(one)],
  ['operations.ts', operationsFile(one)],
  ['settings.ts', settingsFile()],
];
