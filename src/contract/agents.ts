/** The address at which AI agents ask, with the Model Context Protocol. */
export const agentPath = '/mcp';
