import { peoplePath } from '../../src/contract/people';
import { ask, sending } from './ask';

/** The routes for people. Both throw Refusal. */
export const people = {
  get: <Data>(path: string): Promise<Data> => ask<Data>(`${peoplePath}${path}`, {}),
  post: <Data = null>(path: string, body: object = {}): Promise<Data> =>
    ask<Data>(`${peoplePath}${path}`, sending('POST', body)),
};
