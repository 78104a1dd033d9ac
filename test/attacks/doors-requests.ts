import { random as randomFrom } from '../support/random';

/** A route of the server, as its framework has it. */
export interface Route {
  readonly method: string;
  readonly url: string;
}

/** A request as it is sent. */
export interface Attack {
  readonly route: Route;
  /** What is odd about it. */
  readonly about: string;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const json = { 'content-type': 'application/json' } as const;
const form = { 'content-type': 'application/x-www-form-urlencoded' } as const;
const kibibyte = 1_024;

/** Names that some route reads, so that a value reaches what is behind its door. */
const names = [
  ...['name', 'email', 'password', 'current', 'code', 'token', 'device', 'role', 'plan', 'note', 'expires', 'networks'],
  ...['operations', 'environment', 'overlap_days', 'callback_url', 'kinds', 'countries', 'thresholds', 'items', 'tool'],
  ...[
    'inputs',
    'country',
    'amount',
    'type',
    'from',
    'to',
    'date',
    'devices',
    'search',
    'page',
    'method',
    'id',
    'jsonrpc',
  ],
  ...['redirect_uris', 'client_name', 'grant_types', 'client_id', 'query', 'allow', 'account'],
] as const;

const objectOf = (value: unknown): string => JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));

/** An object of exactly so many bytes. */
const sized = (bytes: number): string => `{"name":"${'x'.repeat(bytes - '{"name":""}'.length)}"}`;

const bodies: readonly (readonly [about: string, body: string | undefined, headers?: Attack['headers']])[] = [
  ['no body', undefined],
  ['no body, but a type', undefined, json],
  ['an empty body', '', json],
  ['one byte', '{', json],
  ['a number', '1', json],
  ['an empty object', '{}', json],
  ['an empty list', '[]', json],
  ['null', 'null', json],
  ['8 KiB − 1', sized(8 * kibibyte - 1), json],
  ['8 KiB', sized(8 * kibibyte), json],
  ['8 KiB + 1', sized(8 * kibibyte + 1), json],
  ['16 KiB + 1', sized(16 * kibibyte + 1), json],
  ['64 KiB', sized(64 * kibibyte), json],
  ['64 KiB + 1', sized(64 * kibibyte + 1), json],
  ['1 MiB', sized(kibibyte ** 2), json],
  ['1 MiB + 1', sized(kibibyte ** 2 + 1), json],
  ['JSON that is cut short', '{"name":"x"', json],
  ['U+0000 in a value', '{"name":"a\\u0000b"}', json],
  ['U+0000 in a name', '{"a\\u0000b":1}', json],
  ['U+0000 in every value', objectOf('\u0000'), json],
  ['half a surrogate pair in every value', objectOf('\ud800'), json],
  ['half a surrogate pair in every name', '{"\\udfff":1}', json],
  ['a text in every value', objectOf('x'), json],
  ['a number in every value', objectOf(1e308), json],
  ['null in every value', objectOf(null), json],
  ['a list in every value', objectOf(['x', null, {}]), json],
  ['an object in every value', objectOf({ a: { b: [] } }), json],
  ['an address in every value', objectOf('x@example.com'), json],
  ['a long text in every value', objectOf('é'.repeat(150)), json],
  ['control characters in every value', objectOf('\r\n\u2028\u007f'), json],
  ['a name of every object', '{"constructor":1,"toString":2,"hasOwnProperty":3}', json],
  ['a prototype', '{"__proto__":{"name":"x"}}', json],
  ['deep lists', `{"name":${'['.repeat(2_000)}${']'.repeat(2_000)}}`, json],
  ['text/plain', '{"name":"x"}', { 'content-type': 'text/plain' }],
  ['a form', 'name=x', form],
  ['a form with everything twice', 'grant_type=x&grant_type=y&client_id=&code=a&code=b&token=1', form],
  ['U+0000 in a form', 'grant_type=authorization_code&client_id=%00&code=%00&token=%00&code_verifier=%00', form],
  ['a form that is no text', 'grant_type=refresh_token&client_id=%FF%ED%A0%80&refresh_token=%zz&resource=%', form],
  ['a large form', `token=${'x'.repeat(64 * kibibyte)}`, form],
  ['a multipart form', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no type', '{"name":"x"}', {}],
  ['a type that is none', '{"name":"x"}', { 'content-type': ';' }],
  ['another character set', '{"name":"é"}', { 'content-type': 'application/json; charset=utf-16' }],
  ['a compressed body that is none', '{"name":"x"', { ...json, 'content-encoding': 'gzip' }],
];

/** What stands for a part of an address. Ids of every length are unknown. */
const parts: readonly (readonly [about: string, part: string])[] = [
  ...[1, 36, 199, 200, 201, 256, 1_000, 8_000].map((length) => [`an id of ${length}`, 'x'.repeat(length)] as const),
  ['an unknown id', '0b0e5b0c-6f0f-4f5c-9b51-0d9d6f1c2a10'],
  ['U+0000 in an id', 'a%00b'],
  ['an escaped percent sign', '%2500'],
  ['a percent sign', '%'],
  ['bytes that are no text', '%FF%FE'],
  ['half a surrogate pair in an id', '%ED%A0%80'],
  ['an emoji', '%F0%9F%98%80'.repeat(20)],
  ['a name of every object', '__proto__'],
  ['a quotation mark', "'%22%20OR%201=1--"],
  ['a slash', '%2F..%2F'],
];

const queries: readonly (readonly [about: string, query: string])[] = [
  ...['country', 'format', 'search', 'page', 'start', 'actor', 'key', 'from', 'id', 'limit'].flatMap((name) => [
    [`${name} twice`, `${name}=KE&${name}=NG`] as const,
    [`U+0000 in ${name}`, `${name}=a%00`] as const,
    [`a long ${name}`, `${name}=${'x'.repeat(7_000)}`] as const,
    [`a list of ${name}`, `${name}[]=1&${name}[a]=2`] as const,
    [`half a surrogate pair in ${name}`, `${name}=%ED%A0%80`] as const,
  ]),
  ['many parameters', Array.from({ length: 2_000 }, (_, i) => `a${i}=`).join('&')],
  ['a prototype', '__proto__=1&constructor=2&hasOwnProperty=3'],
  ['an escape that is none', 'a=%zz'],
  ['a number beyond all', 'page=1e309&limit=-1&before=99999999999999999999'],
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** The address of a route with something in place of its parameters. */
const addressOf = ({ url }: Route, part = 'x'): string => url.replace(/:(\w+)(\([^)]*\))?/g, part).replace('*', part);

/** Every odd request to a route. */
function attacksOn(route: Route): readonly Attack[] {
  const plain = { route, method: route.method, address: addressOf(route), headers: {}, body: undefined };
  const withBody = !['GET', 'HEAD', 'OPTIONS'].includes(route.method);
  const small = withBody ? { headers: json, body: '{}' } : {};
  return [
    ...(withBody ? bodies : []).map(([about, body, headers = {}]) => ({ ...plain, about, body, headers })),
    ...(/[:*]/.test(route.url) ? parts : []).map(([about, part]) => ({
      ...plain,
      ...small,
      about,
      address: addressOf(route, part),
    })),
    ...queries.map(([about, query]) => ({ ...plain, ...small, about, address: `${plain.address}?${query}` })),
    ...methods.map((method) => ({ ...plain, about: `the method ${method}`, method })),
  ];
}

/** Some of the odd requests to each route, chosen by a seed: the same seed chooses the same. */
export function attacksOnAll(routes: readonly Route[], each: number, seed: number): readonly Attack[] {
  const random = randomFrom(seed);
  return routes.flatMap((route) => {
    const all = [...attacksOn(route)];
    while (all.length > each) all.splice(Math.floor(random() * all.length), 1);
    return all;
  });
}
