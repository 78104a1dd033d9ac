import type { IDataObject, IHookFunctions } from 'n8n-workflow';
import type { Subscription, SubscriptionOperationId } from '../../../../src/contract';
import { requestOf } from '../../../subscriptions';

interface Answer {
  readonly statusCode: number;
  readonly body: {
    readonly data?: Subscription & { readonly secret: string | null };
    readonly error?: { readonly message: string };
  };
}

/**
 * Asks about subscriptions.
 *
 * @param subscription its id, for the operations that name one
 * @returns undefined: there is no such subscription any more
 * @throws Error with the sentence of the service if it refuses
 */
export async function askSubscriptions(
  context: IHookFunctions,
  operation: SubscriptionOperationId,
  subscription?: string,
  sent?: IDataObject,
): Promise<Answer['body']['data']> {
  const { baseUrl } = await context.getCredentials<{ baseUrl: string }>('svcFinanceApi');
  const { method, path } = requestOf(operation, subscription);
  const { statusCode, body } = (await context.helpers.httpRequestWithAuthentication.call(context, 'svcFinanceApi', {
    baseURL: baseUrl,
    url: path,
    method,
    json: true,
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
    ...(sent === undefined ? {} : { body: sent }),
  })) as Answer;
  if (statusCode === 404 && subscription !== undefined) return undefined;
  if (statusCode >= 400) throw new Error(body.error?.message ?? `The service answered with status ${statusCode}.`);
  return body.data;
}
