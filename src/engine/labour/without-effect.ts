import type { Ignored } from '../../contract/ignored';
import { message } from '../../language/message';

/** Details of a question on which its answer does not depend. */
export const withoutEffect = <Name extends string>(
  request: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): Ignored[] =>
  names.flatMap((field) =>
    request[field] === undefined ? [] : [{ field, why: message('labour_without_effect', { field }) }],
  );
