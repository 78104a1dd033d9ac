import { message } from '../../src/language/message';
import type { PeopleDesk } from './people';
import { libraryCode, wrongField } from './refusals';

/**
 * Checks a code of the second factor. The code is used up before anything is opened with it, because somebody may have
 * watched it being typed. A wrong one is given back, so that typing it again is answered as before.
 *
 * @param person whose code it is; undefined where no log-in waits for one, which `check` refuses
 * @throws Refused where the code was used before
 */
export async function withCode<T>(
  { useCode, returnCode }: Pick<PeopleDesk, 'useCode' | 'returnCode'>,
  person: string | undefined,
  code: string,
  check: () => Promise<T>,
): Promise<T> {
  if (person === undefined) return check();
  if (!(await useCode(person, code))) throw wrongField('code', message('code_used'));
  try {
    return await check();
  } catch (problem) {
    if (libraryCode(problem) === 'INVALID_CODE') await returnCode(person, code);
    throw problem;
  }
}
