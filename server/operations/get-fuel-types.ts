import { done } from '../../src/contract/error';
import { fuelTypeList } from '../../src/market';
import type { MakeHandler } from './operation';
import { withSpacedCountries } from './spaced';

export const handler: MakeHandler<'getFuelTypes'> = ({ market }) => ({
  answer: (_, asking) => done(fuelTypeList(market(asking))),
  table: ({ fuels }) => fuels.map(withSpacedCountries),
});
