/** A request to show in a program. */
export interface ShownRequest {
  readonly method: string;
  /** With the service and the query. */
  readonly address: string;
  /** undefined: nothing is sent. */
  readonly body: object | undefined;
  /** The environment variable that holds the key. */
  readonly variable: string;
  /** Is the answer a file, which is saved? */
  readonly isFile?: boolean;
}

/** What is done with an answer: its data are read, or its file is saved. */
const typescriptAnswer = (isFile: boolean, read: string): string =>
  isFile
    ? "if (!response.ok) throw new Error(await response.text());\nawait writeFile('answer.pdf', Buffer.from(await response.arrayBuffer()));"
    : `const ${read} = await response.json();`;

const indent = (text: string, by: string): string => text.split('\n').join(`\n${by}`);

/** A value as Python code, which spells true, false and null differently. */
const python = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replace(/\btrue\b/g, 'True')
    .replace(/\bfalse\b/g, 'False')
    .replace(/\bnull\b/g, 'None');

/** The request in TypeScript, with nothing but the language. */
export const typescriptSample = ({ method, address, body, variable, isFile = false }: ShownRequest): string =>
  (isFile ? "import { writeFile } from 'node:fs/promises';\n\n" : '') +
  (body === undefined
    ? `const response = await fetch('${address}', {${method === 'get' ? '' : ` method: '${method.toUpperCase()}',`} headers: { 'x-api-key': process.env.${variable}! } });\n${typescriptAnswer(isFile, '{ data }')}`
    : `const response = await fetch('${address}', {\n  method: '${method.toUpperCase()}',\n  headers: { 'x-api-key': process.env.${variable}!, 'content-type': 'application/json' },\n  body: JSON.stringify(${indent(JSON.stringify(body, null, 2), '  ')}),\n});\n${typescriptAnswer(isFile, '{ data, error }')}`);

/** The request in Python, with the package that most programs have. */
export const pythonSample = ({ method, address, body, variable, isFile = false }: ShownRequest): string =>
  `import os, requests\n\nresponse = requests.${method}(\n    "${address}",\n    headers={"x-api-key": os.environ["${variable}"]},${body === undefined ? '' : `\n    json=${indent(python(body), '    ')},`}\n    timeout=30,\n)\n${isFile ? 'response.raise_for_status()\nopen("answer.pdf", "wb").write(response.content)' : 'print(response.json())'}`;
