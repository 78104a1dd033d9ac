import { peoplePath } from '../../src/contract/people';
import { ask } from './ask';

/** The routes for people. Both throw Refusal. */
export const people = {
  get: <Data>(path: string): Promise<Data> => ask<Data>({ method: 'get', path: `${peoplePath}${path}` }),
  post: <Data = null>(path: string, body: object = {}): Promise<Data> =>
    ask<Data>({ method: 'post', path: `${peoplePath}${path}`, input: body }),
};
