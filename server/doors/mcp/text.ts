import type { Meta } from '../../../src/contract';

/** The figures of an answer that stand on their own, such as `net_amount: 61017.9`. */
const figures = (data: object): string[] =>
  Object.entries('result' in data && typeof data.result === 'object' ? (data.result ?? data) : data).flatMap(
    ([name, value]) => (typeof value === 'number' || typeof value === 'string' ? [`${name}: ${value}`] : []),
  );

/** A short text of an answer for agents: its figures, its age, its notices and its sources. */
export const answerText = (data: object, { data_status, as_of, notices, sources }: Meta): string =>
  [
    ...figures(data),
    `data_status: ${data_status ?? 'none'}, as of ${as_of ?? 'no known date'}`,
    ...notices.map((notice) => `- ${notice}`),
    ...sources.map(
      ({ title, publisher, url, dated }) =>
        `Source: ${[title, publisher, dated, url].filter((part) => part !== null).join(', ')}`,
    ),
  ].join('\n');
