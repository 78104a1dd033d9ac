import type { IDataObject } from 'n8n-workflow';

/** What n8n makes of a refusal: the sentence of the service is its description. */
interface Refused {
  readonly description?: unknown;
  /** A status, or the code of a connection that failed. */
  readonly httpCode?: unknown;
}

/**
 * The envelope that came back.
 *
 * @throws Error with the sentence of the service if it refused the question; the error of the request otherwise
 */
export async function answerOf<Envelope = IDataObject>(request: Promise<unknown>): Promise<Envelope> {
  try {
    return (await request) as Envelope;
  } catch (error) {
    const { description, httpCode } = error as Refused;
    const isRefused = typeof description === 'string' && /^\d{3}$/.test(String(httpCode));
    throw isRefused ? new Error(description, { cause: error }) : error;
  }
}
