import { agentPath, agentScope, oauthPaths, productName } from '../../../src/contract';
import { resourceAt } from './base';

/** What programs read to find out who lets them ask (RFC 9728). */
export const resourceMetadata = (base: string) => ({
  resource: resourceAt(base),
  resource_name: productName,
  authorization_servers: [base],
  scopes_supported: [agentScope],
  bearer_methods_supported: ['header'],
  resource_documentation: `${base}/docs/agents`,
});

/** What programs read to find out how they are let in (RFC 8414). */
export const serverMetadata = (base: string) => ({
  issuer: base,
  authorization_endpoint: `${base}${oauthPaths.authorize}`,
  token_endpoint: `${base}${oauthPaths.token}`,
  registration_endpoint: `${base}${oauthPaths.register}`,
  revocation_endpoint: `${base}${oauthPaths.revoke}`,
  scopes_supported: [agentScope],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${base}/docs/agents`,
});

/**
 * The header of an answer to a caller who is not let in.
 *
 * @param wrong was a token sent that is not accepted?
 */
export const challenge = (base: string, wrong: boolean): string =>
  `Bearer ${wrong ? 'error="invalid_token", ' : ''}resource_metadata="${base}${oauthPaths.resource}${agentPath}", scope="${agentScope}"`;
