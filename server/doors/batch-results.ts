import { amountsOf } from '../../src/contract';
import type { Failure, Outcome } from '../../src/contract/error';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import { writeBody } from '../work/write-body';
import { metaFor } from './answer';
import type { AmountAnswers, ItemAnswer } from './batch-answering';
import { gatherColumn, type GatheredColumn, type Places } from './batch-column';
import { batchEnd, batchStart } from './batch-envelope';
import type { ColumnItem } from './batch-items';
import type { Selected } from './batch-questions';
import { gatherIgnored } from './gathered-ignored';
import { gatherMetas } from './gathered-metas';
import type { countItems } from './used-items';
import type { Ignored } from '../../src/contract/ignored';

/** Characters of a column that are written in one turn. */
const writtenAtOnce = 2 ** 20;

/** Who reads the results of a batch, and what is asked before and while they are written. */
interface Conditions {
  readonly items: readonly unknown[];
  readonly reader: Reader;
  /** Whether a test key asks. */
  readonly sample: boolean;
  readonly used: ReturnType<typeof countItems>;
  readonly turn: () => Promise<void>;
  /** A refused amount as JSON. */
  readonly errorOf: (item: unknown, failure: Failure) => string;
}

/** The results of a batch, written in the order of its items. */
export interface BatchResults {
  /** Writes the result of the next item. */
  readonly addItem: (at: number, answer: ItemAnswer) => void;
  /** Adds the answers to the next amounts of a column; writes the column after its last amount. */
  readonly addAmounts: (at: number, places: Places, answers: AmountAnswers | ItemAnswer) => void | Promise<void>;
  /** Refuses the amounts of a column that have no answer. One that was refused as a whole is already written. */
  readonly endColumn: (at: number, error: string) => Promise<void>;
  /** Writes a refusal for an item and all that follow. */
  readonly refuseFrom: (at: number, refusal: string) => void;
  /** Characters of the answer so far. */
  readonly length: () => number;
  /** @param ignored the fields of the request itself that had no effect */
  readonly end: (ignored: readonly Ignored[]) => ReturnType<ReturnType<typeof writeBody>['bytes']>;
}

/** Writes the answer to a batch, and gathers the `meta` and the fields without effect of its results. */
export function batchResults({ items, reader, sample, used, turn, errorOf }: Conditions): BatchResults {
  const body = writeBody();
  const metas = gatherMetas();
  const ignored = gatherIgnored();
  const columns = new Map<number, GatheredColumn>();
  /** Characters of the column that is being answered. */
  let held = 0;

  const write = (at: number, text: string): void => body.write(at === 0 ? text : `,${text}`);

  function columnAt(at: number): GatheredColumn {
    let column = columns.get(at);
    if (column === undefined) columns.set(at, (column = gatherColumn((items[at] as ColumnItem).select)));
    return column;
  }

  async function writeColumn(at: number): Promise<void> {
    const column = columnAt(at);
    held = 0;
    let turnAt = body.length() + writtenAtOnce;
    write(at, '');
    for (const part of column.parts(metaFor(column.meta(), sample, []), reader)) {
      body.write(part);
      if (body.length() < turnAt) continue;
      await turn();
      turnAt = body.length() + writtenAtOnce;
    }
  }

  const isComplete = (at: number): boolean => columnAt(at).count() === amountsOf(items[at])!.length;

  function addFound(at: number, column: GatheredColumn, found: Outcome<Selected>): void {
    used.add(items[at], found.ok ? undefined : found.failure);
    if (!found.ok) return column.refuse(errorOf(items[at], found.failure));
    const { values, meta, ignored: ofQuestion } = found.value;
    // All amounts of a column have the same fields.
    if (column.answered() === 0) ignored.add(at, ofQuestion);
    addMeta(meta);
    column.add(values, meta);
  }

  function addMeta(meta: AnswerMeta | undefined): void {
    if (meta !== undefined) metas.add(meta);
  }

  body.write(batchStart);
  return {
    addItem(at, { text, failure, meta, ignored: ofItem }) {
      used.add(items[at], failure);
      addMeta(meta);
      ignored.add(at, ofItem);
      write(at, text);
    },
    addAmounts(at, { from, to }, answers) {
      if ('text' in answers) {
        used.add(items[at], answers.failure, to - from);
        if (from === 0) write(at, answers.text);
        return;
      }
      const column = columnAt(at);
      if (column.count() === 0) ignored.add(at, answers.ofColumn);
      for (const found of answers.found) addFound(at, column, found);
      held = column.length();
      return isComplete(at) ? writeColumn(at) : undefined;
    },
    async endColumn(at, error) {
      const column = columnAt(at);
      if (column.count() === 0) return;
      while (!isComplete(at)) column.refuse(error);
      await writeColumn(at);
    },
    refuseFrom(first, refusal) {
      for (let at = first; at < items.length; at++) write(at, refusal);
    },
    length: () => body.length() + held,
    end(ofRequest) {
      const meta = metaFor(metas.together(), sample, [...ofRequest, ...ignored.all()]);
      body.write(batchEnd(items.length, meta, reader));
      return body.bytes(turn);
    },
  };
}
