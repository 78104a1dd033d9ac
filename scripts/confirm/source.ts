import { Source } from '../../src/reference/schema';
import { CommandRefused } from '../command/failure';

/** A source from the command line. */
export interface GivenSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
}

/**
 * Reads "title|publisher|url". The URL may be left out, for example for a source that exists only in print.
 *
 * @throws CommandRefused with the missing part
 */
export function givenSource(text: string): GivenSource {
  const [title = '', publisher = '', url = '', ...more] = text.split('|').map((part) => part.trim());
  if (title === '' || publisher === '' || more.length > 0)
    throw new CommandRefused(
      'Write a source as "title|publisher|url", for example "PAYE rates 2026|Kenya Revenue Authority|https://www.kra.go.ke/paye". Leave out the address where there is none.',
    );
  if (url !== '' && !Source.shape.url.safeParse(url).success)
    throw new CommandRefused(`"${url}" is not an address. It must start with http:// or https:// and have no spaces.`);
  return { title, publisher, url: url === '' ? null : url };
}
