import { amountsOf } from '../../src/contract';
import type { Message } from '../../src/language/message';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import { textOf } from './batch-envelope';
import { metaOut } from './envelope';
import { gatherMetas } from './gathered-metas';

/** How many characters are gathered before a part of a column ends. */
const part = 65_536;

/** A list as JSON, in parts that are short enough to be written without a wait for others. */
function listInParts() {
  const parts: string[] = [];
  let text = '';
  let isEmpty = true;
  return {
    add(value: string): void {
      text += isEmpty ? value : `,${value}`;
      isEmpty = false;
      if (text.length <= part) return;
      parts.push(text);
      text = '';
    },
    parts: (): readonly string[] => [...parts, text],
  };
}

/** The answers to a column, gathered amount by amount. */
export interface GatheredColumn {
  /** Adds the values of the selected fields for the next amount; undefined for a field that its answer does not have. */
  readonly add: (values: readonly unknown[], meta: AnswerMeta) => void;
  /** Refuses the next amount, with its error as JSON. */
  readonly refuse: (error: string) => void;
  /** How many amounts have an answer or an error. */
  readonly count: () => number;
  /** How many of them have an answer. */
  readonly answered: () => number;
  /** Characters gathered so far. */
  readonly length: () => number;
  /** The combined `meta` of the answers, with the notices that all of them have. */
  readonly meta: () => AnswerMeta;
  /** The result of the item as JSON, in parts. */
  readonly parts: (meta: AnswerMeta, reader: Reader) => Iterable<string>;
}

/** Gathers the answers to a column. */
export function gatherColumn(select: readonly string[]): GatheredColumn {
  const columns = select.map(listInParts);
  const errors = listInParts();
  const metas = gatherMetas([]);
  let notices: readonly Message[] | undefined;
  let [count, answered, length] = [0, 0, 0];

  function keepCommon(sent: readonly Message[]): void {
    if (notices === sent) return;
    const texts = new Set(sent.map((notice) => JSON.stringify(notice)));
    notices = notices?.filter((notice) => texts.has(JSON.stringify(notice))) ?? sent;
  }
  function addTexts(textAt: (column: number) => string): void {
    for (let i = 0; i < columns.length; i++) {
      const text = textAt(i);
      columns[i]!.add(text);
      length += text.length;
    }
    count++;
  }

  return {
    add(values, meta) {
      metas.add(meta);
      keepCommon(meta.notices);
      answered++;
      addTexts((i) => textOf(values[i] ?? null));
    },
    refuse(error) {
      errors.add(`"${count}":${error}`);
      length += error.length;
      addTexts(() => 'null');
    },
    count: () => count,
    answered: () => answered,
    length: () => length,
    meta: () => ({ ...metas.together(), notices: notices ?? [] }),
    *parts(meta, reader) {
      yield '{"success":true,"columns":{';
      for (const [i, column] of columns.entries()) {
        yield `${i === 0 ? '' : ','}${JSON.stringify(select[i])}:[`;
        yield* column.parts();
        yield ']';
      }
      yield '}';
      if (answered < count) {
        yield ',"errors":{';
        yield* errors.parts();
        yield '}';
      }
      yield `,"meta":${JSON.stringify(metaOut(meta, reader))}}`;
    },
  };
}

/** How many amounts of a column are answered together. Their questions are alike, and quick. */
const amountsTogether = 32;

/** The places in a column of the first of some amounts, and of the one after the last. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** What is answered together of a batch: an item, or some amounts of a column. */
export interface Share {
  /** The place of the item. */
  readonly at: number;
  readonly amounts?: Places;
}

/** How many calls a share is. */
export const callsIn = ({ amounts }: Share): number => (amounts === undefined ? 1 : amounts.to - amounts.from);

function sharesOf(item: unknown, at: number): readonly Share[] {
  const count = amountsOf(item)?.length ?? 0;
  if (count === 0) return [{ at }];
  return Array.from({ length: Math.ceil(count / amountsTogether) }, (_, share) => {
    const from = share * amountsTogether;
    return { at, amounts: { from, to: Math.min(from + amountsTogether, count) } };
  });
}

/** The shares of a batch in their order. An item whose `amounts` are empty is one call, which is refused. */
export const allShares = (items: readonly unknown[]): readonly Share[] => items.flatMap(sharesOf);
