import type { ReturnForm, ReturnRecord } from '../../reference/schema';
import { cellText } from './as-text';
import type { Cell } from './cell';
import type { FilledRecord } from './filling';

/** An element with text, or with elements in their order. */
interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

const elementOf = (name: string): Element => ({ name, children: [], text: '' });

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

function newChild(parent: Element, name: string): Element {
  const child = elementOf(name);
  parent.children.push(child);
  return child;
}

/** The element at a path such as `commune/code`. Neighbours with the same parent share it. */
function elementAt(parent: Element, path: readonly string[]): Element {
  const [name = '', ...rest] = path;
  const last = parent.children.at(-1);
  const child = rest.length > 0 && last?.name === name ? last : newChild(parent, name);
  return rest.length === 0 ? child : elementAt(child, rest);
}

/** Writes the cells of a line, each as its element or as a field with its code. An empty cell is an empty element. */
function addCells(parent: Element, cells: readonly Cell[], { columns, field }: ReturnRecord): void {
  for (const [at, column] of columns.entries()) {
    const text = cellText(cells[at]!, column);
    const code = column.code ?? column.title;
    if (field === undefined) {
      elementAt(parent, code.split('/')).text = text;
      continue;
    }
    const element = newChild(parent, field.element);
    newChild(element, field.code).text = code;
    newChild(element, field.value).text = text;
  }
}

function indented({ name, children, text }: Element, indent: string): string {
  if (children.length === 0)
    return text === '' ? `${indent}<${name}/>\n` : `${indent}<${name}>${escaped(text)}</${name}>\n`;
  return `${indent}<${name}>\n${children.map((child) => indented(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** Without white space, but each element of one name on a line of its own. */
function inLines({ name, children, text }: Element, line: string): string {
  const inside = children.map((child) => inLines(child, line) + (child.name === line ? '\r\n' : '')).join('');
  const first = children.some((child) => child.name === line) ? '\r\n' : '';
  return `<${name}>${first}${escaped(text)}${inside}</${name}>`;
}

const schemaOf = (schema: string): string =>
  ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${schema}"`;

/** A return as an XML document: records of the whole return stand in the root, those of employees in their list. */
export function xmlText({ file: { root } }: ReturnForm, records: readonly FilledRecord[]): string {
  const { element: name, schema, line } = root!;
  const document = elementOf(name);
  for (const { record, lines } of records) {
    const path = record.element?.split('/') ?? [];
    const element = path.pop();
    const parent = path.length === 0 ? document : elementAt(document, path);
    for (const cells of lines) addCells(element === undefined ? parent : newChild(parent, element), cells, record);
  }
  const text = line === undefined ? `\n${indented(document, '')}` : `${inLines(document, line)}\r\n`;
  const start = schema === undefined ? text : text.replace(`<${name}>`, `<${name}${schemaOf(schema)}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>${start}`;
}
