import type { FastifyRequest } from 'fastify';
import type { CentralBankList, CentralBankResult, ForexQuery, ForexResult, FuelList, FuelQuery, FuelResult, RatesQuery } from '../../src/contract';
import type { Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import { centralBank, exchangeRate, fuelPrices } from '../../src/market';
import type { Parts } from './route';

/** What asks for figures of the past: a day, or what was known on one. */
interface Past {
  readonly date?: string | undefined;
  readonly as_known_on?: string | undefined;
}

/** Questions about the market, answered the same to a route of their own, to an item of a batch and to a tool. Figures of the past are for the Pro plan and above. */
export function marketAnswers({ market, access, marketTime, spreadPercent }: Parts) {
  function ofPlan<Data>(request: FastifyRequest, past: Past, feature: string, answer: Outcome<Answer<Data>>): Outcome<Answer<Data>> {
    if (!answer.ok || (past.date === undefined && past.as_known_on === undefined)) return answer;
    return access.planFailure(request, 'pro', feature) ?? answer;
  }
  return {
    forex: (request: FastifyRequest, query: ForexQuery): Outcome<Answer<ForexResult>> =>
      ofPlan(request, query, 'A rate of the past', exchangeRate(market(request, query.as_known_on), query, { now: marketTime(request), spreadPercent })),
    fuel: (request: FastifyRequest, query: FuelQuery): Outcome<Answer<FuelList | FuelResult>> =>
      ofPlan(request, query, 'A price of the past', fuelPrices(market(request, query.as_known_on), query, marketTime(request))),
    rates: (request: FastifyRequest, query: RatesQuery): Outcome<Answer<CentralBankList | CentralBankResult>> =>
      ofPlan(request, query, 'A figure of the past', centralBank(market(request, query.as_known_on), query, marketTime(request))),
  };
}
