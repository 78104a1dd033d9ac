import { type ErrorCode, usualErrorStyle } from '../../../src/contract';
import type { Message } from '../../../src/language/message';
import { Refused } from '../../errors/refused';

/**
 * Turns a request away at the add-in's door before its route is known. The code is in lower case, whatever style the
 * route uses.
 */
export const refuse = (code: ErrorCode, message: Message, headers: Readonly<Record<string, string>> = {}): Refused =>
  new Refused({ code, message }, headers, usualErrorStyle);
