import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow';
import { choicesIn } from '../../../choices';
import { fetchedLists, formOf } from '../../../forms';

/** The values of a list, fetched from the service when somebody opens the field. */
export const loadOptions = Object.fromEntries(
  fetchedLists.map((list) => [
    list.operation,
    async function (this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
      const { baseUrl } = await this.getCredentials<{ baseUrl: string }>('svcFinanceApi');
      const { path } = formOf(list.operation);
      const answer = (await this.helpers.httpRequestWithAuthentication.call(this, 'svcFinanceApi', {
        url: `${baseUrl}${path}`,
        json: true,
      })) as { data?: Readonly<Record<string, unknown>> };
      return choicesIn(list, answer);
    },
  ]),
);
