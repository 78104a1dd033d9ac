import { type AfterResponseMiddleware, type Authentication, type BeforeRequestMiddleware } from 'zapier-platform-core';
import { formOf } from '../forms';
import { ask } from './ask';

/** The address of the service and an API key, tried with a list that needs a key. */
export const authentication = {
  type: 'custom',
  fields: [
    {
      key: 'baseUrl',
      label: 'Address',
      type: 'string',
      required: true,
      helpText: 'Public address of your server. It begins with https://.',
      placeholder: 'https://finance.example.com',
    },
    {
      key: 'apiKey',
      label: 'API Key',
      type: 'password',
      required: true,
      helpText: 'A key that begins with svc_test_ answers with sample data and is not counted.',
    },
  ],
  test: async (z, bundle) => ask(z, bundle, formOf('getCurrencies')),
  connectionLabel: '{{bundle.authData.baseUrl}}',
} satisfies Authentication;

/** Sends the key with each request. */
export const withKey: BeforeRequestMiddleware = (request, _z, bundle) => ({
  ...request,
  headers: { ...request.headers, 'x-api-key': String(bundle?.authData['apiKey'] ?? '') },
});

/** A refusal stops the step with the sentence of the service. */
export const refused: AfterResponseMiddleware = (response, z) => {
  if (response.status < 400) return response;
  const { error } = (response.data ?? {}) as { error?: { message?: string; code?: string } };
  throw new z.errors.Error(
    error?.message ?? `The service answered with status ${response.status}.`,
    error?.code ?? 'unreadable_answer',
    response.status,
  );
};
