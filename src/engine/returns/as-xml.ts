import type { ReturnColumn, ReturnForm } from '../../reference/schema';
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

/** Writes the cells of a line. An empty cell is an empty element. */
function addCells(parent: Element, cells: readonly Cell[], columns: readonly ReturnColumn[]): void {
  for (const [at, column] of columns.entries())
    elementAt(parent, column.title.split('/')).text = cellText(cells[at]!, column);
}

function written({ name, children, text }: Element, indent: string): string {
  if (children.length === 0)
    return text === '' ? `${indent}<${name}/>\n` : `${indent}<${name}>${escaped(text)}</${name}>\n`;
  return `${indent}<${name}>\n${children.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** A return as an XML document: records of the whole return stand in the root, those of employees in their list. */
export function xmlText({ file: { root } }: ReturnForm, records: readonly FilledRecord[]): string {
  const document = elementOf(root!.element);
  for (const { record, lines } of records) {
    const [list, element] = record.element?.split('/') ?? [];
    const parent = list === undefined ? document : elementAt(document, [list]);
    for (const cells of lines)
      addCells(element === undefined ? parent : newChild(parent, element), cells, record.columns);
  }
  const schema = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${root!.schema}"`;
  const text = written(document, '').replace(`<${root!.element}>`, `<${root!.element} ${schema}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
}
