import { z } from 'zod';
import { ownRates } from '../central-bank';
import type { Adapter, FeedRequest, Span } from '../feed';
import { readJson } from '../read';

/*
 * Kwanza for a dollar: the Banco Nacional de Angola.
 *
 * Terms: the bank publishes none (looked for in May 2026: https://github.com/lineofflight/frankfurter/issues/373). No key.
 * Quirks: names of parameters must be in lower case. `tipocambio=M` asks for the middle of buying and selling. An error
 * is a status 200 with `success: false`. A rate of zero is none.
 */

const Answer = z.object({
  success: z.literal(true),
  genericResponse: z.array(
    z.object({ taxa: z.number(), tipoCambio: z.literal('M'), data: z.iso.date(), codigoMoeda: z.literal('USD') }),
  ),
});

const requestFor = (days: Span): FeedRequest => ({
  path: `/get/evolucao/taxa/intervalo?datainicio=${days.from}&datafim=${days.to}&tipocambio=M&moeda=USD`,
  accept: 'application/json',
  days,
});

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['AOA'] }],
  requests: ({ from, to }) => [requestFor({ from, to })],
  sample: requestFor,
  read(text, request, source) {
    const rates = readJson(text, Answer)
      .genericResponse.filter(({ taxa }) => taxa !== 0)
      .map(({ taxa, data }) => ({ date: data, value: taxa }));
    return ownRates('AOA', rates, request, source, 'https://www.bna.ao/');
  },
};
