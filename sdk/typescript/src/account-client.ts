import { AccountOperations } from './generated/operations';

/**
 * The management of an account, with an account token as its key: keys, usage, plans, members, tokens, audit trail.
 *
 * @example
 * const account = new AccountClient({ baseUrl: 'http://localhost:3000', apiKey: token });
 * const { data } = await account.createKey({ name: 'Payroll', operations: ['tax'] });
 */
export class AccountClient extends AccountOperations {}
