/** The address at which AI agents ask, with the Model Context Protocol. */
export const agentPath = '/mcp';

/** The headers that agents send besides those of other programs. */
export const agentHeaders = [
  'authorization',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
] as const;

/** What an access token lets a connected program do, as OAuth names it: ask for figures, and nothing else. */
export const agentScope = 'figures';

/** Where programs connect themselves to an account with OAuth, and the documents that say so. */
export const oauthPaths = {
  resource: '/.well-known/oauth-protected-resource',
  server: '/.well-known/oauth-authorization-server',
  register: '/oauth/register',
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const;
