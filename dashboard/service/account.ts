import type { z } from 'zod';
import type { AccountOperation, AccountOperationId } from '../../src/contract/account-operations';
import { accountHeader } from '../../src/contract/people';
import { accountPaths } from '../../src/contract/paths';
import { defined } from '../../src/defined';
import { ask, Refusal, sending } from './ask';

type ContractOf<Id extends AccountOperationId> = Extract<AccountOperation, { readonly id: Id }>;
type Input<Contract, Part extends string> = Contract extends { readonly [Name in Part]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : unknown;

/** What an operation on an account is asked with. */
export type InputOf<Id extends AccountOperationId> = Input<ContractOf<Id>, 'params'> &
  Input<ContractOf<Id>, 'query'> &
  Input<ContractOf<Id>, 'body'>;

/** What an operation on an account answers. */
export type DataOf<Id extends AccountOperationId> = z.output<ContractOf<Id>['response']>['data'];

type Fields = Readonly<Record<string, unknown>>;

/** The address of a question, and what of its input is not part of the path. */
function placed(path: string, input: Fields): { readonly address: string; readonly rest: Fields } {
  const named = new Set<string>();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    named.add(name);
    return encodeURIComponent(String(input[name]));
  });
  return { address, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name))) };
}

const withQuery = (address: string, query: Fields): string => {
  const text = new URLSearchParams(defined(query) as Record<string, string>).toString();
  return text === '' ? address : `${address}?${text}`;
};

/**
 * Asks an operation on an account as the person who is logged in.
 *
 * @param account its id
 * @throws Refusal where the service refuses, or cannot be reached
 */
export function askAccount<Id extends AccountOperationId>(
  account: string,
  id: Id,
  input: InputOf<Id>,
): Promise<DataOf<Id>> {
  const { method, path } = accountPaths[id];
  const { address, rest } = placed(path, input as Fields);
  const headers = { [accountHeader]: account };
  return method === 'get' || method === 'delete'
    ? ask(withQuery(address, rest), { method: method.toUpperCase(), headers })
    : ask(address, sending(method.toUpperCase(), rest, headers));
}

/**
 * The answer of an operation as a CSV file.
 *
 * @throws Refusal where the service refuses, or cannot be reached
 */
export async function csvOf<Id extends AccountOperationId>(
  account: string,
  id: Id,
  input: InputOf<Id>,
): Promise<string> {
  const { address, rest } = placed(accountPaths[id].path, input as Fields);
  const headers = { [accountHeader]: account };
  const wanted = withQuery(address, { ...rest, format: 'csv' });
  const answer = await fetch(wanted, { headers }).catch(() => undefined);
  if (answer?.headers.get('content-type')?.startsWith('text/csv') === true) return answer.text();
  // The same question as JSON says what is wrong.
  await ask(withQuery(address, rest), { headers });
  throw new Refusal({ code: 'no_rows', message: 'There is nothing to export.' });
}
