import { type Columns, type Parcelled, parcelled, replyAt } from '../../../src/client/transport/columns';
import type { BatchOperations, BatchResult, ErrorBody, Meta } from './generated/models';
import { FinanceError } from './error';
import { settings } from './generated/settings';

/** A field of an answer, of whichever form it may have. */
type FieldOf<Data> = Data extends object ? keyof Data & string : never;

/** A question of a batch. */
export type BatchQuestion = {
  [Name in keyof BatchOperations]: {
    readonly operation: Name;
    readonly input: BatchOperations[Name]['input'];
    /** The fields of `data` to return; `meta` is then left out. */
    readonly select?: readonly FieldOf<BatchOperations[Name]['data']>[] | undefined;
  };
}[keyof BatchOperations];

type DataOf<Question extends BatchQuestion> = BatchOperations[Question['operation']]['data'];

/** The answer to a question of a batch. With `select`, `data` has only the fields named. */
export type BatchAnswer<Question extends BatchQuestion = BatchQuestion> = Question extends BatchQuestion
  ? | {
        readonly success: true;
        readonly data: Question extends { readonly select: readonly string[] }
          ? Partial<DataOf<Question>>
          : DataOf<Question>;
        readonly meta?: Meta | undefined;
      }
    | ErrorBody
  : never;

/** What all answers of a batch have in common: what was ignored in the questions, and how old the oldest answer is. */
export interface BatchMeta {
  readonly notices: readonly string[];
  readonly data_status?: Meta['data_status'];
}

/** The answers to questions, each in the place of its question, with what they have in common. */
export type BatchAnswers<Questions extends readonly BatchQuestion[]> = {
  -readonly [Place in keyof Questions]: BatchAnswer<Questions[Place]>;
} & { readonly meta: BatchMeta };

/** Questions as the items of one request: those that differ only in their amount are one column. */
export const itemsOf = (questions: readonly BatchQuestion[]): Parcelled =>
  parcelled(
    questions.map(({ operation, input, select }) => ({ operation, input: { ...input }, select })),
    (operation) => (settings.amountOperations as readonly string[]).includes(operation),
  );

type BatchEntry = Exclude<BatchResult['results'][number], Columns<unknown>>;

/** An answer with its error code in lower case, as everywhere in this package. */
const inLowerCase = (answer: BatchEntry): BatchEntry =>
  answer.success ? answer : { ...answer, error: { ...answer.error, code: answer.error.code.toLowerCase() } };

/** The answer to each question of a request, in the order of the questions. */
export const answersTo = ({ places }: Parcelled, { results }: BatchResult): readonly BatchEntry[] =>
  places.map(({ item, amount = 0 }) => {
    const result = results[item]!;
    return inLowerCase('columns' in result ? replyAt(result, amount) : result);
  });

/** Is it the refusal of a question for which the request had no time left? */
export const isBeyondBudget = (answer: BatchEntry): boolean =>
  !answer.success && answer.error.code === 'budget_exceeded';

/**
 * A notice about an item of a request, as one about the question that it was made from.
 *
 * @param placeOf the place of a question of the request among all questions
 */
export const aboutQuestions = (notice: string, { places }: Parcelled, placeOf: (question: number) => number): string =>
  notice.replace(/\bitems\[(\d+)\]/g, (name, item: string) => {
    const question = places.findIndex((place) => place.item === Number(item));
    return question < 0 ? name : `items[${placeOf(question)}]`;
  });

/**
 * How many questions one request may hold, where it was refused because the plan never takes as many; undefined where it
 * was refused for another reason.
 */
export const mostTogether = (error: unknown, questions: number): number | undefined =>
  error instanceof FinanceError &&
  error.code === 'rate_limit_exceeded' &&
  error.retryAfter === undefined &&
  error.limit !== undefined &&
  error.limit < questions
    ? error.limit
    : undefined;

const encoder = new TextEncoder();

/** Splits questions into batches that the service takes: by number and by size. */
export function batchesOf<Question>(questions: readonly Question[]): readonly (readonly Question[])[] {
  const batches: Question[][] = [];
  let size = Infinity;
  for (const question of questions) {
    const bytes = encoder.encode(JSON.stringify(question)).length + 1;
    if (size + bytes > settings.largestBatchBytes || batches.at(-1)!.length === settings.largestBatch) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)!.push(question);
    size += bytes;
  }
  return batches;
}

/** Puts together what several requests of one batch said. */
export function metaOf(metas: readonly Meta[]): BatchMeta {
  const ages = metas.flatMap(({ data_status: age }) => (age === undefined ? [] : [age]));
  const oldest = settings.dataStatuses.filter((status) => ages.includes(status)).at(-1);
  const notices = [...new Set(metas.flatMap((meta) => meta.notices))];
  return oldest === undefined ? { notices } : { notices, data_status: oldest };
}
