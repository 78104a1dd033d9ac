import { isText, useStored } from '../host/stored';
import { money } from '../../ui/words/numbers';

/**
 * The text of an amount field, kept between visits. Until the reader types, it is an amount in the signs of the reader,
 * which may become known only after the first paint.
 *
 * @param first the amount before anything is typed
 */
export function useAmountText(name: string, first: number): readonly [string, (text: string) => void] {
  const [typed, keep] = useStored<string | undefined>(name, undefined, isText);
  return [typed ?? money(first), keep];
}
