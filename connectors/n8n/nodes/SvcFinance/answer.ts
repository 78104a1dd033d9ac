import type { IDataObject } from 'n8n-workflow';

interface Refused {
  readonly response?: { readonly data?: { readonly error?: { readonly message?: unknown } } };
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
    const message = (error as Refused).response?.data?.error?.message;
    throw typeof message === 'string' ? new Error(message, { cause: error }) : error;
  }
}
