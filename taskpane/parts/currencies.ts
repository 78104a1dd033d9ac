import { currencyName } from '../words/labels';
import { readerLanguage } from '../../ui/language/reader';
import type { Choice } from './picker';
import { useQuestion } from '../service/use-question';
import { say } from '../../ui/language/say';

const dollar: Choice = {
  key: 'USD',
  get name() {
    return say('us_dollar');
  },
  code: 'USD',
};

/** The currencies that have rates, by name. */
export function useCurrencies(): readonly Choice[] {
  const { answer } = useQuestion('getExchangeRates', { base: 'USD' });
  const others = (answer?.data.rates ?? [])
    .filter(({ currency }) => currency !== dollar.key)
    .map(({ currency, name }) => ({ key: currency, name: currencyName(currency, name), code: currency }));
  return [dollar, ...others].sort((a, b) => a.name.localeCompare(b.name, readerLanguage()));
}
