import { z } from 'zod';
import { lastDayOfMonth } from '../../../src/day';
import type { Adapter, FeedRequest } from '../feed';
import { readCsv, readNumber } from '../read';

/*
 * Monthly policy rates of South Africa and Morocco: the Bank for International Settlements, data set WS_CBPOL.
 *
 * Terms: use of the statistics is permitted under the bank's terms, with attribution; no key. The terms themselves were
 * not read.
 * Quirks: the data set has only these two African economies. A month without a value is `NaN`.
 */

const areas = ['ZA', 'MA'];

const Row = z.object({
  REF_AREA: z.string(),
  TIME_PERIOD: z.string().regex(/^\d{4}-\d{2}$/, 'a month is expected as 2026-03'),
  OBS_VALUE: z.string(),
});

const requestFor = (from: string, to: string): FeedRequest => ({
  path: `/data/WS_CBPOL/M.${areas.join('+')}?startPeriod=${from.slice(0, 7)}&endPeriod=${to.slice(0, 7)}&detail=dataonly&format=csv`,
  accept: 'text/csv',
});

export const adapter: Adapter = {
  covers: [{ series: 'policy_rate', entities: areas }],
  requests: ({ from, to }) => [requestFor(from, to)],
  sample: ({ from, to }) => requestFor(from, to),
  read(text, _request, { title, publisher }) {
    return readCsv(text, Row).flatMap(({ REF_AREA, TIME_PERIOD, OBS_VALUE }) => {
      if (!areas.includes(REF_AREA) || OBS_VALUE === '' || OBS_VALUE === 'NaN') return [];
      return [
        {
          series: 'policy_rate' as const,
          entity: REF_AREA,
          date: lastDayOfMonth(TIME_PERIOD),
          value: readNumber(OBS_VALUE, TIME_PERIOD),
          details: { precision: 'month' as const },
          source: { title, publisher, url: 'https://data.bis.org/topics/CBPOL' },
          authority: 'compiled' as const,
        },
      ];
    });
  },
};
