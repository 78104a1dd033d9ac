import {
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  type IPollFunctions,
  type JsonObject,
  NodeApiError,
  NodeConnectionTypes,
} from 'n8n-workflow';
import type { Change, Changes } from '../../../../src/contract';
import { defined } from '../../../../src/defined';
import { formOf } from '../../../forms';
import { listed } from '../../../kinds';
import { answerOf } from './answer';
import { changeFields } from './change-fields';
import { type AskChanges, changesAfter } from './changes-after';
import { loadOptions } from './load-options';

/** The changes that a test in the editor shows. */
const shownInEditor = 5;

/** What is kept between polls: how far the list was read, and on which server. */
interface Read {
  position?: string;
  address?: string;
}

const itemsOf = (changes: readonly Change[]): INodeExecutionData[][] | null =>
  changes.length === 0 ? null : [changes.map((change) => ({ json: { ...change } }))];

/** Starts a workflow with what was recorded since the last poll. It needs no address that others can reach. */
export class SvcFinancePollingTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'SVC Finance Africa Polling Trigger',
    name: 'svcFinancePollingTrigger',
    icon: { light: 'file:svc-finance.svg', dark: 'file:svc-finance.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["kinds"].join(", ") }}',
    description: 'Looks at intervals for changes of law, rates and prices of 54 African countries',
    defaults: { name: 'SVC Finance Africa Polling Trigger' },
    polling: true,
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'svcFinanceApi', required: true }],
    properties: changeFields,
  };

  methods = { loadOptions };

  async poll(this: IPollFunctions): Promise<INodeExecutionData[][] | null> {
    const { baseUrl } = await this.getCredentials<{ baseUrl: string }>('svcFinanceApi');
    const filter = defined({
      kind: listed(this.getNodeParameter('kinds', []) as string[]),
      country: listed(this.getNodeParameter('countries', []) as string[]),
    });
    const ask: AskChanges = async (query) => {
      const { data } = await answerOf<{ data: Changes }>(
        this.helpers.httpRequestWithAuthentication.call(this, 'svcFinanceApi', {
          baseURL: baseUrl,
          url: formOf('getChanges').path,
          qs: { ...filter, ...query },
          json: true,
        }),
      );
      return data;
    };
    try {
      if (this.getMode() === 'manual') return itemsOf((await ask({ limit: shownInEditor })).changes);
      const read = this.getWorkflowStaticData('node') as Read;
      // A position counts on the server that gave it, and so does the first poll, which starts nothing.
      const { changes, position } =
        read.position === undefined || read.address !== baseUrl
          ? { changes: [], position: (await ask({ limit: 1 })).position }
          : await changesAfter(ask, read.position);
      Object.assign(read, { position, address: baseUrl });
      return itemsOf(changes);
    } catch (error) {
      throw new NodeApiError(this.getNode(), error as JsonObject);
    }
  }
}
