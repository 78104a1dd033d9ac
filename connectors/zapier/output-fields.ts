import type { PlainOutputField } from 'zapier-platform-core';
import type { AnswerFields, AnswerKind } from '../../src/contract/form/answers';
import type { mostUsed } from '../../src/contract/form/most-used';
import { title } from '../../src/contract/form/words';
import answers from '../answers.json';
import { joint } from './fields';

/** An operation that is an action or a search of the integration. */
export type Offered = (typeof mostUsed)[number];

const types = { text: 'string', number: 'number', flag: 'boolean' } as const satisfies Record<AnswerKind, string>;

/** A list of plain values is one field; a member of an entry of a list follows its brackets at once. */
const keyOf = (path: string): string => path.replace(/\[\]$/, '').replaceAll('[].', '[]').replaceAll('.', joint);

const labelOf = (path: string): string => path.replaceAll('[]', '').split('.').slice(1).map(title).join(': ');

/** What the answer of an operation offers to the steps after it, before a test has brought one. */
export const outputFields = (id: Offered): PlainOutputField[] =>
  Object.entries((answers as Readonly<Record<Offered, AnswerFields>>)[id]).map(([path, kind]) => ({
    key: keyOf(path),
    label: labelOf(path),
    type: types[kind],
  }));
