import Fastify, { type FastifyInstance } from 'fastify';
import { sendTogether } from '../../server/work/send-together';

const callers = Array.from({ length: 30 }, (_, number) => number);
let app: FastifyInstance;
let sendReady: () => void;
let answered: string[];

beforeEach(() => {
  app = Fastify();
  answered = [];
  sendReady = sendTogether(app);
  app.addHook('onSend', async (request, _reply, payload) => {
    answered.push(request.url);
    if (request.url.endsWith('7')) throw new Error('This answer fails.');
    return payload;
  });
  app.get('/answers/:number', (request) => (request.params as { readonly number: string }).number);
});
afterEach(() => app.close());

test('each caller gets the own answer, also where one of them fails', async () => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answers = await Promise.all(
    callers.map(async (number) => {
      const response = await fetch(`${url}/answers/${number}`);
      return [response.status, await response.text()];
    }),
  );
  expect(answers).toEqual(
    callers.map((number) => (number % 10 === 7 ? [500, expect.stringContaining('error')] : [200, String(number)])),
  );
});

test('long work that sends what is ready does not hold answers up', async () => {
  let before: readonly string[] = [];
  let after: readonly string[] = [];
  app.get('/long', () => {
    before = [...answered];
    sendReady();
    after = [...answered];
    return 'done';
  });
  // All three are taken in before the round ends.
  await Promise.all(['/answers/1', '/answers/2', '/long'].map((url) => app.inject(url)));
  expect(before).toEqual([]);
  expect(after).toEqual(['/answers/1', '/answers/2']);
  expect(answered).toEqual(['/answers/1', '/answers/2', '/long']);
});
