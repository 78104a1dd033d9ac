import type { FastifyRequest } from 'fastify';

/** Does a question ask what was known on a day? The market of that day may have to be made for it. */
export const asksThePast = ({ query }: FastifyRequest): boolean =>
  (query as { readonly as_known_on?: string }).as_known_on !== undefined;

/** Is a question about all countries, or about what was known on a day? */
export const isLong = (request: FastifyRequest): boolean =>
  (request.query as { readonly country?: string }).country === undefined || asksThePast(request);
