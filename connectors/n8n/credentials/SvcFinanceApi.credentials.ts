import type { IAuthenticateGeneric, ICredentialTestRequest, ICredentialType, INodeProperties } from 'n8n-workflow';
import { formOf } from '../../forms';

/** The address of the service and an API key. n8n tries them with a list that needs a key. */
export class SvcFinanceApi implements ICredentialType {
  name = 'svcFinanceApi';
  displayName = 'SVC Finance Africa API';
  icon = {
    light: 'file:../nodes/SvcFinance/svc-finance.svg',
    dark: 'file:../nodes/SvcFinance/svc-finance.dark.svg',
  } as const;
  // A server that offers the package for download writes its own address here.
  documentationUrl = 'http://localhost:3000/docs/connectors/n8n';
  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://finance.example.com',
      description: 'Address of your server, as n8n reaches it, without a slash at the end',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'A key that begins with svc_test_ answers with sample data and is not counted',
    },
  ];
  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { 'x-api-key': '={{$credentials.apiKey}}' } },
  };
  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.baseUrl}}', url: formOf('getCurrencies').path },
  };
}
