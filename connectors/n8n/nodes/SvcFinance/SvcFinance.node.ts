import {
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  type JsonObject,
  NodeApiError,
  NodeConnectionTypes,
} from 'n8n-workflow';
import { answerOf } from './answer';
import { loadOptions } from './load-options';
import { properties } from './properties';
import { requestOf } from './request';

/** One node for every operation of the service. Each item is one question; its answer is the whole envelope. */
export class SvcFinance implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'SVC Finance Africa',
    name: 'svcFinance',
    icon: { light: 'file:svc-finance.svg', dark: 'file:svc-finance.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] }}',
    description: 'Payroll, tax, VAT, exchange rates, fuel prices and central bank data of 54 African countries',
    defaults: { name: 'SVC Finance Africa' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'svcFinanceApi', required: true }],
    properties,
  };

  methods = { loadOptions };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const { baseUrl } = await this.getCredentials<{ baseUrl: string }>('svcFinanceApi');
    const answers: INodeExecutionData[] = [];
    for (const [item] of this.getInputData().entries()) {
      try {
        const request = requestOf((name, otherwise) => this.getNodeParameter(name, item, otherwise));
        const answer = await answerOf(
          this.helpers.httpRequestWithAuthentication.call(this, 'svcFinanceApi', { ...request, baseURL: baseUrl }),
        );
        answers.push({ json: answer, pairedItem: { item } });
      } catch (error) {
        const failure = new NodeApiError(this.getNode(), error as JsonObject, { itemIndex: item });
        if (!this.continueOnFail()) throw failure;
        answers.push({ json: { success: false, error: failure.message }, pairedItem: { item } });
      }
    }
    return [answers];
  }
}
