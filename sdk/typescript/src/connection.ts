import { FinanceError } from './error';

const refuse = (message: string, cause?: unknown): never => {
  throw new FinanceError(message, { code: 'invalid_option', cause });
};

/**
 * Refuses an address and a key that cannot be right, before the first call.
 *
 * @throws FinanceError `invalid_option`
 */
export function checkConnection({ baseUrl, apiKey }: { readonly baseUrl: unknown; readonly apiKey: unknown }): void {
  const text = typeof baseUrl === 'string' ? baseUrl : '';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    refuse(`\`baseUrl\` must be an address such as "https://finance.example.com", not ${JSON.stringify(baseUrl)}.`);
  if (typeof apiKey !== 'string' || apiKey === '') refuse('`apiKey` is missing. Set it to an API key of the service.');
  // What is no visible ASCII would break the header.
  else if (!/^[\x21-\x7e]+$/.test(apiKey))
    refuse('`apiKey` contains a space, a line break or another character that no key has. Copy the key alone.');
}
