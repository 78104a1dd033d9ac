import { useQuestion } from '../../service/use-question';

/** Have two currencies a fixed parity to the same one, so that nothing moves between them? Undefined until that is known. */
export function useIsParity(from: string, to: string): boolean | undefined {
  const { answer } = useQuestion('getCurrencies', {});
  if (answer === undefined) return undefined;
  const anchorOf = (wanted: string): string => answer.data.currencies.find(({ code }) => code === wanted)?.pegged_to ?? wanted;
  return from !== to && anchorOf(from) === anchorOf(to);
}
