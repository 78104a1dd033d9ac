import { agentPath } from '../../src/contract';
import type { Json } from './schema';

/** The Model Context Protocol as Copilot Studio expects it of a connector: one operation, whose tools it asks for itself. */
export const agentOperation: Json = {
  [agentPath]: {
    post: {
      operationId: 'InvokeMCP',
      summary: 'Use the tools for agents',
      description:
        'The tools of the service for agents, over the Model Context Protocol: pay and tax, VAT, exchange rates, fuel prices, central bank data and what changed.',
      'x-ms-visibility': 'important',
      'x-ms-agentic-protocol': 'mcp-streamable-1.0',
      parameters: [],
      responses: { 200: { description: 'The answer to the agent.' } },
    },
  },
};
