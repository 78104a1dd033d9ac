import type { z } from 'zod';
import type { Columns } from './columns';
import type { ErrorCode } from './error';
import type { ErrorStyle } from './error-style';
import type { BatchOperation, KeyScope } from './key-scopes';
import type { Permission } from './words/roles';

/**
 * The public contract of one operation. Routes, reference and connector are derived from it.
 */
export interface PublicContract {
  /** Unique name, also for generated clients. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Parameters in braces: `/api/v1/keys/{id}`. */
  readonly path: string;
  readonly tag:
    | 'Tax'
    | 'Payroll'
    | 'Labour'
    | 'VAT'
    | 'Exchange rates'
    | 'Fuel'
    | 'Central banks'
    | 'Series'
    | 'Webhooks'
    | 'Many at once'
    | 'Account';
  /** What a key must be allowed; undefined if it depends on the request, or nothing is needed. */
  readonly scope?: KeyScope;
  /** What it does, beginning with a verb. Every tool shows it as the name of the operation. */
  readonly summary: string;
  readonly description: string;
  /** The parameters in the path. */
  readonly params?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly response: z.ZodType;
  /** The media types of its answer, where that is a file and not JSON. */
  readonly files?: readonly string[];
  /** True if tools poll it: status 202 while nothing is new, and headers for the next question. */
  readonly polled?: boolean;
  /** The status of its answer; undefined for 200. With 201, `Location` names what was made. */
  readonly status?: 201 | 202;
  /** Errors besides those of keys and limits, which every operation has. */
  readonly errors: readonly ErrorCode[];
  /** How it writes its error codes, if not in the usual style. */
  readonly errorStyle?: ErrorStyle;
  /**
   * The input of a batch item for this operation. Only one operation has an `item` for each name of an item.
   */
  readonly item?: z.ZodObject;
  /** The name of its batch item, if several share what a key needs. Default: `scope`. */
  readonly itemName?: BatchOperation;
  /** The columns of the answer as CSV; left out if there is none. Some questions have another table than the first. */
  readonly csv?: readonly [Columns, ...Columns[]];
  /** The media types of the file that it answers with on request, in place of JSON. */
  readonly filesOnRequest?: readonly [string, ...string[]];
  /** True if each row of its body counts as a call: it has a door of its own. */
  readonly manyRows?: true;
  /** The operation with the same input and answer at another path. */
  readonly twinOf?: string;
  /** What an account token must allow; undefined if a key is needed, or none. */
  readonly permission?: Permission;
  /** True if no key is needed and calls are not counted. */
  readonly open?: boolean;
}

/** An operation that answers questions, with an API key or open to all. Clients are derived from it too. */
export interface OperationContract extends PublicContract {
  readonly method: 'get' | 'post';
}
