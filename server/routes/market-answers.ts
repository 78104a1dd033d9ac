import type { FastifyRequest } from 'fastify';
import type { CentralBankList, CentralBankResult, ForexQuery, ForexResult, FuelList, FuelQuery, FuelResult, RatesQuery } from '../../src/contract';
import type { Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import { centralBank, exchangeRate, fuelPrices } from '../../src/market';
import type { Parts } from './route';

/** Questions about the market, answered the same to a route of their own, to an item of a batch and to a tool. Figures of the past are for the Pro plan and above. */
export function marketAnswers({ market, access, marketTime, spreadPercent }: Parts) {
  function ofPlan<Data>(request: FastifyRequest, date: string | undefined, feature: string, answer: Outcome<Answer<Data>>): Outcome<Answer<Data>> {
    if (!answer.ok || date === undefined) return answer;
    return access.planFailure(request, 'pro', feature) ?? answer;
  }
  return {
    forex: (request: FastifyRequest, query: ForexQuery): Outcome<Answer<ForexResult>> =>
      ofPlan(request, query.date, 'A rate of the past', exchangeRate(market, query, { now: marketTime(request), spreadPercent })),
    fuel: (request: FastifyRequest, query: FuelQuery): Outcome<Answer<FuelList | FuelResult>> => ofPlan(request, query.date, 'A price of the past', fuelPrices(market, query, marketTime(request))),
    rates: (request: FastifyRequest, query: RatesQuery): Outcome<Answer<CentralBankList | CentralBankResult>> => ofPlan(request, query.date, 'A figure of the past', centralBank(market, query, marketTime(request))),
  };
}
