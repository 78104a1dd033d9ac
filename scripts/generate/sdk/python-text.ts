import type { Type } from './types';

export const banner = '# Made from the contract when the package is built. Changes are lost.\n';

const keywords =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  );

/** True for a name that Python takes only in quotation marks: one that it keeps for itself, or `91_day`. */
export const needsQuotes = (name: string): boolean => keywords.includes(name) || !/^[a-z_]\w*$/i.test(name);

/** A text or a number as Python writes it. */
export const literal = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

/** The place of the models in another module, such as `models.`. */
export function annotation(type: Type, place = ''): string {
  const inner = (one: Type): string => annotation(one, place);
  switch (type.kind) {
    case 'named':
      return `${place}${type.name}`;
    case 'plain':
      return { string: 'str', number: 'float', integer: 'int', boolean: 'bool', null: 'None', unknown: 'Any' }[
        type.name
      ];
    case 'literals':
      return `Literal[${type.values.map(literal).join(', ')}]`;
    case 'list':
      return `List[${inner(type.of)}]`;
    case 'map':
      return `Dict[${inner(type.keys)}, ${inner(type.of)}]`;
    case 'union':
      return type.of.some(({ kind, ...rest }) => kind === 'plain' && 'name' in rest && rest.name === 'null')
        ? `Optional[${annotation({ kind: 'union', of: type.of.filter((one) => !(one.kind === 'plain' && one.name === 'null')) }, place)}]`
        : type.of.length === 1
          ? inner(type.of[0]!)
          : `Union[${type.of.map(inner).join(', ')}]`;
  }
}

/** A docstring: a line, or several with the quotation marks on lines of their own. */
export function docstring(text: string, indent: string): string {
  if (text === '') return '';
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  const lines = safe.split('\n');
  return lines.length === 1 && !safe.endsWith('"')
    ? `${indent}"""${safe}"""\n`
    : `${indent}"""${lines.map((line, index) => (index === 0 || line === '' ? line : `${indent}${line}`)).join('\n')}\n${indent}"""\n`;
}
