import { Source } from '../../src/reference/schema';
import { Refused } from '../refused';

/** A source as it is given on the command line. */
export interface GivenSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
}

/**
 * Reads "title|publisher|url"; the address may be left out where something was only announced in print.
 *
 * @throws Refused with what is missing
 */
export function givenSource(text: string): GivenSource {
  const [title = '', publisher = '', url = '', ...more] = text.split('|').map((part) => part.trim());
  if (title === '' || publisher === '' || more.length > 0)
    throw new Refused(
      'A source is written "title|publisher|url", for example "PAYE rates 2026|Kenya Revenue Authority|https://www.kra.go.ke/paye". Leave the address out where there is none.',
    );
  if (url !== '' && !Source.shape.url.safeParse(url).success)
    throw new Refused(`"${url}" is not an address: it starts with http:// or https:// and has no blanks.`);
  return { title, publisher, url: url === '' ? null : url };
}
