/** What the service says of requests as such: batches, tools, addresses, failures. */
export const service = {} as const;
