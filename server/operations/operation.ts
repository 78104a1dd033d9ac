import type { z } from 'zod';
import type { ItemOperation, Operation } from '../../src/contract';
import type { Outcome } from '../../src/contract/error';
import type { Ignored } from '../../src/contract/ignored';
import type { Answer, UnsaidAnswer } from '../../src/engine';
import type { Market } from '../../src/market';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Access, Caller } from '../access/access';
import type { Clock } from '../clock';
import type { Laws } from '../laws';
import type { Markets } from '../markets';
import type { ServiceStatus } from '../status';
import type { Store } from '../store/store';
import type { Turn } from '../work/turns';
import type { World } from '../world';

/** The context of a question, whichever door it came through. */
export interface Asking {
  /** What the answer is calculated with. */
  readonly world: World;
  /** The minute in which the question arrived, in milliseconds since 1970. */
  readonly askedAt: number;
  readonly caller: Caller;
}

/** What operations need to answer. */
export interface Parts {
  readonly laws: Laws;
  readonly access: Pick<Access, 'planFailure'>;
  readonly store: Store;
  readonly markets: Markets;
  /** The age of every series and the state of its feeds. */
  readonly status: () => Promise<ServiceStatus>;
  /** The market for a caller, as it is known now or as it was known at the end of a day. Test keys have their own. */
  readonly market: (asking: Asking, knownOn?: string) => Market;
  /** The spread between bid and ask if no source quotes them, in percent of the mid rate. */
  readonly spreadPercent: number;
  readonly clock: Clock;
  /** Where long work waits for its turn. */
  readonly turn: Turn;
}

/** An answer of an operation: said, or with sentences that are said in the language of the reader. */
export type AnyAnswer<Data> = Answer<Data> | (Data extends unknown ? UnsaidAnswer<Data> : never);

/** An answer, or why there is none. */
export type Answered<Data = object> = Outcome<AnyAnswer<Data>>;

type Row = Readonly<Record<string, unknown>>;

/** A question about any amount, prepared once for all items of a batch that differ only in their amount. */
interface Column {
  /** Prepares an amount. The figures are read from the result. */
  readonly prepare: (amount: number) => Outcome<unknown>;
  /** The selected figures, in the order in which they were selected. */
  readonly figures: readonly ((prepared: never) => number)[];
  readonly meta: AnswerMeta;
  /** The fields of the question that had no effect. */
  readonly ignored: readonly Ignored[];
}

/** Operations that answer by themselves. Those at a second address and those that pass questions on have no handler. */
type Handled = Exclude<
  Operation,
  { readonly twinOf: string } | { readonly tag: 'Many at once' } | { readonly manyRows: true }
>;
export type HandledId = Handled['id'];
type ContractOf<Id extends HandledId> = Extract<Handled, { readonly id: Id }>;

type InputOf<Id extends HandledId> =
  ContractOf<Id> extends { readonly body: infer Body extends z.ZodType }
    ? z.output<Body>
    : ContractOf<Id> extends { readonly query: infer Query extends z.ZodType }
      ? z.output<Query>
      : object;
type DataOf<Id extends HandledId> = z.output<ContractOf<Id>['response']>['data'];

/** How an operation answers. Everything else about it is in its contract. */
interface HandlerOf<Id extends HandledId> {
  /** Answers input that has passed the schema. Items of a batch are answered without a wait. */
  readonly answer: (
    input: InputOf<Id>,
    asking: Asking,
  ) => Id extends ItemOperation['id'] ? Answered<DataOf<Id>> : Answered<DataOf<Id>> | Promise<Answered<DataOf<Id>>>;
  /**
   * Works out first, in turns, what would keep others waiting; undefined if nothing is left to do. Items of a batch are
   * answered without it, because they come one by one.
   */
  readonly prepare?: (input: InputOf<Id>, asking: Asking) => Promise<void> | undefined;
  /** Does the answer take so much work that requests like it wait for their turn? */
  readonly takesTurns?: boolean | ((input: InputOf<Id>) => boolean);
  /** The payload as a table, for CSV. */
  readonly table: ContractOf<Id> extends { readonly csv: readonly unknown[] }
    ? (data: DataOf<Id>) => readonly Row[]
    : undefined;
  /** The answer as JSON at the first address of the operation, where that shows less than its table and its twins. */
  readonly json?: (answer: Answer<DataOf<Id>>, input: InputOf<Id>) => Answer<DataOf<Id>>;
  /** A faster answer to many items that differ only in their amount; undefined if this question has none. */
  readonly column?: (input: InputOf<Id>, select: readonly string[], asking: Asking) => Column | undefined;
}

/** Makes the handler of an operation. */
export type MakeHandler<Id extends HandledId> = (
  parts: Parts,
) => Omit<HandlerOf<Id>, 'table'> &
  (HandlerOf<Id>['table'] extends undefined ? { readonly table?: never } : Pick<HandlerOf<Id>, 'table'>);

/** Any handler, for doors that take all operations alike. */
export interface Handler {
  readonly answer: (input: never, asking: Asking) => Answered | Promise<Answered>;
  readonly prepare?: (input: never, asking: Asking) => Promise<void> | undefined;
  readonly takesTurns?: boolean | ((input: never) => boolean);
  readonly table?: (data: never) => readonly Row[];
  readonly json?: (answer: never, input: never) => Answer<object>;
  readonly column?: (input: never, select: readonly string[], asking: Asking) => Column | undefined;
}
