import type { z } from 'zod';
import type { ErrorCode } from './error';
import type { ErrorStyle } from './error-style';
import type { KeyOperation } from './key-operations';

/**
 * One operation of the service: all that the outside knows of it. Addresses, reference, clients, connector and every
 * door follow from it.
 */
export interface OperationContract {
  /** Unique name, also for generated clients. */
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly tag: 'Tax' | 'VAT' | 'Exchange rates' | 'Fuel' | 'Central banks' | 'Series' | 'Many at once';
  /** What a key must be allowed to be used for; undefined where that depends on what is asked, or on nothing. */
  readonly operation?: KeyOperation;
  readonly summary: string;
  readonly description: string;
  readonly body?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly response: z.ZodType;
  /** Errors beside those of keys and limits, which every operation has. */
  readonly errors: readonly ErrorCode[];
  /** How it writes its error codes, where that is not the usual way. */
  readonly errorStyle?: ErrorStyle;
  /**
   * The input of a batch item that asks this operation. Items name it by `operation`, and one operation answers each
   * name.
   */
  readonly item?: z.ZodObject;
  /** Can the answer be had as CSV? */
  readonly csv?: boolean;
  /** The operation that asks the same and answers the same at another path. */
  readonly twinOf?: string;
  /** Open to everybody: no key is asked for and nothing is counted. */
  readonly open?: boolean;
}
