import { done } from '../../src/contract/error';
import { currencyList } from '../../src/market';
import type { MakeHandler } from './operation';
import { withSpacedCountries } from './spaced';

export const handler: MakeHandler<'getCurrencies'> = ({ market }) => ({
  answer: (_, asking) => done(currencyList(market(asking))),
  table: ({ currencies }) => currencies.map(withSpacedCountries),
});
