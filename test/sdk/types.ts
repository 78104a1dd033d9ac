import type { InputOf, OperationId, SuccessOf } from '../../src/client';
import type { FinanceClient } from '../../sdk/typescript/src';

/*
 * The generated types of the TypeScript package against those of the contract. The compiler is the test: an operation
 * whose types differ is named in an error of `npm run typecheck`.
 */

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
type Input<Id extends OperationId> = Mutable<NonNullable<Parameters<FinanceClient[Id]>[0]>>;
type Answer<Id extends OperationId> = Mutable<Awaited<ReturnType<FinanceClient[Id]>>>;

/** What the package lets a program send that the contract does not take. The contract takes more, such as numbers as text. */
type WrongInputs = { [Id in OperationId]: Input<Id> extends InputOf<Id> ? never : Id }[OperationId];
/** What the package promises that the contract does not. */
type WrongAnswers = { [Id in OperationId]: SuccessOf<Id> extends Answer<Id> ? never : Id }[OperationId];
/** What the contract promises that the package does not. */
type MissingAnswers = { [Id in OperationId]: Answer<Id> extends SuccessOf<Id> ? never : Id }[OperationId];

type None<Ids> = [Ids] extends [never] ? true : Ids;

export const inputsAreTaken: None<WrongInputs> = true;
export const answersAreTrue: None<WrongAnswers> = true;
export const answersAreComplete: None<MissingAnswers> = true;
