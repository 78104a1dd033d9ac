import type { PublicContract } from '../../src/contract';
import { pythonSample, typescriptSample } from '../../src/recipes/program';

/** A runnable example in one language. */
interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const doubled = (text: string): string => text.replace(/"/g, '""');

/** The path with the examples of its parameters. */
const withExamples = (path: string, params: PublicContract['params']): string =>
  Object.entries((params?.meta()?.['example'] ?? {}) as Readonly<Record<string, string>>).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    path,
  );

/** How to call an operation from a shell, from code, and from Excel. */
export function samplesOf(
  { method, path: template, params, body: bodySchema, permission, files }: PublicContract,
  url: string,
  example: object | undefined,
): readonly Sample[] {
  const post = bodySchema !== undefined && example !== undefined;
  const path = withExamples(template, params);
  const verb = method.toUpperCase();
  const flag = (post ? method === 'post' : method === 'get') ? '' : ` -X ${verb}`;
  const variable = permission === undefined ? 'KEY' : 'TOKEN';
  const body = JSON.stringify(example);
  const query = post ? [] : Object.entries(example ?? {}).map(([name, value]) => [name, String(value)] as const);
  const address =
    query.length === 0 ? `${url}${path}` : `${url}${path}?${new URLSearchParams(Object.fromEntries(query))}`;
  const request = { method, address, body: post ? example : undefined, variable, isFile: files !== undefined };
  return [
    {
      lang: 'Shell',
      label: 'curl',
      source: post
        ? `curl${flag} ${address} \\\n  -H "x-api-key: $${variable}" -H 'content-type: application/json' \\\n  -d '${body}'${files === undefined ? '' : ' --remote-header-name -O'}`
        : `curl${flag} '${address}' -H "x-api-key: $${variable}"`,
    },
    {
      lang: 'TypeScript',
      label: 'TypeScript',
      source: typescriptSample(request),
    },
    {
      lang: 'Python',
      label: 'Python',
      source: pythonSample(request),
    },
    // What follows reads JSON, and a file is none.
    ...(files === undefined
      ? [
          {
            lang: 'PowerQuery',
            label: 'Power Query M',
            source: `let\n  Source = Json.Document(Web.Contents("${url}", [\n    RelativePath = "${path.slice(1)}",${query.length === 0 ? '' : `\n    Query = [${query.map(([name, value]) => `#"${name}" = "${doubled(value)}"`).join(', ')}],`}\n    Headers = [#"x-api-key" = Key${post ? ', #"content-type" = "application/json"' : ''}]${post ? `,\n    Content = Text.ToBinary("${doubled(body)}")` : ''}\n  ]))\nin\n  Source`,
          },
          {
            lang: 'VBA',
            label: 'VBA',
            source: `Dim http As Object\nSet http = CreateObject("MSXML2.ServerXMLHTTP.6.0")\nhttp.Open "${method.toUpperCase()}", "${address}", False\nhttp.setRequestHeader "x-api-key", Key\n${post ? `http.setRequestHeader "content-type", "application/json"\nhttp.send "${doubled(body)}"` : 'http.send'}\nDebug.Print http.responseText`,
          },
        ]
      : []),
  ];
}
