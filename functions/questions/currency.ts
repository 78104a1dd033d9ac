import { countryOf } from '../../src/contract/country-names';
import type { CellProgram } from '../cell/cell-program';
import { failureOf } from '../cell/failure';

/** The country that a text means. Three letters are a currency: some are also those of a country, such as ETH. */
const countryIn = (text: string): string | undefined => (text.length === 3 ? undefined : countryOf(text));

/**
 * The currency that each text means: a currency by its code, or that of a country by any of its names. Other text goes to
 * the service, which says what is wrong with it.
 *
 * @throws CellError if the service does not answer
 */
export function* currenciesOf(texts: readonly string[]): CellProgram<readonly string[]> {
  const countries = [...new Set(texts.flatMap((text) => countryIn(text) ?? []))];
  if (countries.length === 0) return texts.map((text) => text.toUpperCase());
  const replies = yield countries.map((country) => ({
    operation: 'country' as const,
    input: { country },
    fields: ['country'],
  }));
  const currencies = new Map(
    replies.map((reply, at) => {
      if (!reply.success) throw failureOf(reply);
      return [countries[at]!, (reply.data['country'] as { readonly currency: string }).currency];
    }),
  );
  return texts.map((text) => currencies.get(countryIn(text) ?? '') ?? text.toUpperCase());
}
