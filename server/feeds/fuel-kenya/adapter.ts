import { z } from 'zod';
import type { SeriesId } from '../../../src/market';
import { type Adapter, BadAnswer, type FeedRequest } from '../feed';
import { readJson } from '../read';

/*
 * Maximum pump prices in Nairobi: FuelKenya, which copies the price lists of Kenya's Energy and Petroleum Regulatory
 * Authority (EPRA).
 *
 * Terms: FuelKenya offers its copy under CC BY 4.0. The terms of the authority were not read, so the feed is off unless
 * a deployment switches it on. No key; 60 requests a minute.
 * Quirks: prices are in shillings per litre, newest first. Caches may serve a list for a week. An unknown town is an
 * empty list with status 200.
 */

const town = 'Nairobi';

const fuels = {
  super_petrol: 'fuel_petrol',
  diesel: 'fuel_diesel',
  kerosene: 'fuel_kerosene',
} as const satisfies Record<string, SeriesId>;

const price = z.number().positive();
const Row = z.object({
  town: z.string(),
  super_petrol: price,
  diesel: price,
  kerosene: price,
  valid_from: z.iso.date(),
});

const requestFor = (more: string): FeedRequest => ({ path: `/prices?town=${town}${more}`, accept: 'application/json' });

export const adapter: Adapter = {
  covers: Object.values(fuels).map((series) => ({ series, entities: ['KE'] })),
  requests: ({ from }) => [requestFor(`&start_date=${from}&limit=1000`)],
  sample: ({ from }) => requestFor(`&start_date=${from}&limit=1`),
  read(text, _request, { publisher }) {
    const rows = readJson(text, z.array(Row)).filter((row) => row.town === town);
    if (rows.length === 0) throw new BadAnswer(`The answer has no prices of ${town}.`);
    const source = {
      title: `Maximum pump prices of EPRA in ${town}, through FuelKenya`,
      publisher,
      url: 'https://fuelkenya.com/',
    };
    return rows.flatMap((row) =>
      Object.entries(fuels).map(([field, series]) => ({
        series,
        entity: 'KE',
        date: row.valid_from,
        value: row[field as keyof typeof fuels],
        source,
        authority: 'compiled' as const,
      })),
    );
  },
};
