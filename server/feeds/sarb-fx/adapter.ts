import { ownRates } from '../central-bank';
import type { Adapter, FeedRequest, Span } from '../feed';
import { readValues } from '../sarb/adapter';
import { cutSpan } from '../spans';

/*
 * Rand for a dollar: the web API of the South African Reserve Bank, as `sarb` reads it.
 *
 * Terms: they were not found. No key.
 * Quirks: those of `sarb`. The rate is the weighted average of the banks at about 10:30.
 */

/** Days in one request. */
const daysAtOnce = 365;

const requestFor = (days: Span): FeedRequest => ({
  path: `/EXCX135D/${days.from}/${days.to}`,
  accept: 'application/json',
  days,
});

export const adapter: Adapter = {
  covers: [{ series: 'fx', entities: ['ZAR'] }],
  requests: (span) => cutSpan(span, daysAtOnce).map(requestFor),
  sample: requestFor,
  read: (text, request, source) => ownRates('ZAR', readValues(text), request, source, 'https://www.resbank.co.za/'),
};
