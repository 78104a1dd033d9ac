import { ask } from '../support/http';
import { goodRequests, sending } from '../support/requests';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';

let open: ServerProcess;
beforeAll(async () => {
  open = await startServer({ SVC_CORS_ORIGINS: 'https://app.example.com, http://localhost:8080' });
});
afterAll(async () => {
  await open.stop();
  removeDirectory(open.dataDir);
});

const allowed = ['https://app.example.com', 'http://localhost:8080'];
const strangers = [
  'https://evil.example',
  'http://app.example.com',
  'https://app.example.com:8443',
  'https://app.example.com.evil.example',
  'https://evil-app.example.com',
  'https://sub.app.example.com',
  'https://APP.example.com',
  'http://localhost:8081',
  'http://localhost',
  'null',
];

const addresses = goodRequests.map(({ operation, address }) => [operation.method.toUpperCase(), address] as const);
const preflight = (base: string, address: string, origin: string, method: string) =>
  ask(new URL(address, base), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,x-api-key',
    },
  });

const corsHeaders = ({ headers }: Response): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const closed = process.env['SERVICE_URL']!;

describe('CORS, closed by default', () => {
  test.each(addresses)('%s %s sends no CORS header to any origin', async (method, address) => {
    for (const origin of [...allowed, 'null']) {
      const asked = await preflight(closed, address, origin, method);
      expect([asked.status, corsHeaders(asked)]).toEqual([204, []]);
    }
  });

  test('neither answers nor errors carry a CORS header', async () => {
    for (const request of goodRequests) {
      for (const key of [process.env['SERVICE_KEY']!, 'svc_live_wrong']) {
        const response = await ask(
          new URL(request.address, closed),
          sending(request, { 'x-api-key': key, origin: allowed[0]! }),
        );
        expect([response.status, corsHeaders(response)]).toEqual([
          key === 'svc_live_wrong' && request.operation.open !== true ? 401 : 200,
          [],
        ]);
      }
    }
  });
});

describe('CORS with a list', () => {
  test.each(addresses)('%s %s: a preflight from a listed origin needs no key', async (method, address) => {
    for (const origin of allowed) {
      const { status, headers } = await preflight(open.url, address, origin, method);
      expect([
        status,
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-headers'),
        headers.get('access-control-max-age'),
      ]).toEqual([204, origin, expect.stringMatching(/^content-type, x-api-key, prefer, /), '600']);
      expect(headers.get('access-control-allow-methods')!.split(/, */)).toEqual(expect.arrayContaining([method]));
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')!.toLowerCase()).toContain('origin');
    }
  });

  test.each(strangers)('%s is not on the list', async (origin) => {
    for (const { operation, address } of goodRequests) {
      expect(
        (await preflight(open.url, address, origin, operation.method.toUpperCase())).headers.get(
          'access-control-allow-origin',
        ),
      ).toBeNull();
    }
    const response = await ask(`${open.url}/api/tax`, { headers: { origin, 'x-api-key': open.key } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  test.each(allowed)('%s may read answers, errors and limits', async (origin) => {
    for (const [address, key, status] of [
      ['/api/tax', open.key, 200],
      ['/api/tax?country=XX', open.key, 400],
      ['/api/tax', '', 401],
      ['/api/nothing', open.key, 404],
      ['/api/vat', open.key, 405],
    ] as const) {
      const response = await ask(open.url + address, { headers: { origin, 'x-api-key': key } });
      expect([address, response.status, response.headers.get('access-control-allow-origin')]).toEqual([
        address,
        status,
        origin,
      ]);
      expect(response.headers.get('access-control-expose-headers')).toMatch(
        /ratelimit-limit.*ratelimit-remaining.*ratelimit-reset.*retry-after.*x-request-id/i,
      );
      expect(response.headers.get('vary')!.toLowerCase()).toContain('origin');
    }
  });

  test('a CSV answer varies by the headers that it depends on', async () => {
    const { headers } = await ask(`${open.url}/api/fuel`, { headers: { origin: allowed[0]!, 'x-api-key': open.key } });
    expect(headers.get('vary')!.toLowerCase().split(/, */).sort()).toEqual(['accept', 'accept-language', 'origin']);
  });

  test('without an origin nothing changes', async () => {
    expect(
      (await ask(`${open.url}/api/tax`, { headers: { 'x-api-key': open.key } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });
});

test('OPTIONS lists the methods of every address', async () => {
  for (const path of new Set(goodRequests.map(({ operation }) => operation.path))) {
    const methods = goodRequests
      .filter(({ operation }) => operation.path === path)
      .flatMap(({ operation }) => (operation.method === 'get' ? ['GET', 'HEAD'] : ['POST']));
    const { status, headers } = await ask(new URL(path, closed), { method: 'OPTIONS' });
    expect([status, headers.get('allow')]).toEqual([204, methods.sort().join(', ')]);
  }
});
