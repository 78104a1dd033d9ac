import type { Reply } from '../../functions/batch/question';
import { parcelled, repliesTo as readReplies } from '../../functions/batch/sending';
import { type CellProgram, isDirect, type DirectRequest, type Request } from '../../functions/cell/cell-program';
import { CellError, type CellValue } from '../../functions/cell/failure';
import { sheetReaderIn } from '../../src/contract/sheet-reader';
import type { Language } from '../../src/language/languages';
import { Figure } from '../../functions/cell/figure';
import { say, Words } from '../../functions/cell/words';

/** An error of a cell: what it shows, and the sentence behind it. */
export interface ErrorShown {
  readonly error: string;
  readonly message: string;
}
export type Shown = string | number | boolean | ErrorShown;

interface Server {
  readonly url: string;
  readonly key: string;
  /** In which it answers; left out: English. */
  readonly language?: Language;
}

let server: Server | undefined;

/** The server that answers from now on; without one, the service of the test run. */
export const askServer = (one: Server | undefined): void => {
  server = one;
};

async function fetched(path: string, body?: unknown): Promise<Reply> {
  const {
    url,
    key,
    language = 'en',
  }: Server = server ?? {
    url: process.env['SERVICE_URL']!,
    key: process.env['SERVICE_KEY']!,
  };
  const response = await fetch(new URL(path, url), {
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...sheetReaderIn(language) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Reply;
}

function directly(request: DirectRequest): Promise<Reply> {
  if (request.direct === 'getTaxLaw') return fetched(`/api/v1/tax/law?country=${request.input.country}`);
  const { id, ...body } = request.input;
  return fetched(`/api/v1/payroll/returns/${id}`, body);
}

/** The replies of the service, over HTTP. */
async function repliesTo(requests: readonly Request[]): Promise<readonly Reply[]> {
  const questions = requests.flatMap((one) => (isDirect(one) ? [] : [one]));
  const sent = parcelled(questions.map((question) => ({ question, fields: question.fields })));
  const batch = questions.length === 0 ? undefined : await fetched('/api/v1/batch', { items: sent.items });
  if (batch?.success === false) return requests.map(() => batch);
  const replyFor = readReplies(sent, (batch?.data['results'] ?? []) as readonly unknown[]);
  let next = 0;
  return Promise.all(requests.map((one) => (isDirect(one) ? directly(one) : replyFor(next++))));
}

const shown = (value: CellValue): Shown =>
  value instanceof CellError
    ? { error: value.code, message: say(value.sentence) }
    : value instanceof Words
      ? say(value)
      : value instanceof Figure
        ? value.value
        : value;

/**
 * Answers formulas in place of `functions/answer`, without Excel around them. A single cell is returned as such, and an
 * error that is the whole result is a value too.
 */
export async function answer(
  loading: CellProgram<CellValue | CellValue[][]> | Promise<CellProgram<CellValue | CellValue[][]>>,
): Promise<Shown | Shown[][]> {
  try {
    const asked = await loading;
    let step = asked.next();
    while (step.done !== true) step = asked.next(await repliesTo(step.value));
    if (!Array.isArray(step.value)) return shown(step.value);
    const rows = step.value.map((row) => row.map(shown));
    return rows.length === 1 && rows[0]!.length === 1 ? rows[0]![0]! : rows;
  } catch (error) {
    if (error instanceof CellError) return shown(error);
    throw error;
  }
}
