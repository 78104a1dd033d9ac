import type { sentences as english } from '../../en/dashboard/tokens';

/** The tokens of an account, in Portuguese and ICU MessageFormat. */
export const sentences = {
  token_state_active: 'Activo',
  token_state_expired: 'Expirado',
  token_state_revoked: 'Revogado',
  token_begins_with: 'Começa por',
  token_state: 'Estado',
  token_made: 'Criado',
  make_a_token: 'Criar um token',
  make_the_token: 'Criar o token',
  token_given_to: 'O programa a que é entregue.',
  token_works_until_revoked: 'Vazio: funciona até ser revogado.',
  what_a_token_is: 'Com um token, um programa gere a conta. Para valores, use uma chave.',
  no_token_yet: 'A conta ainda não tem nenhum token.',
  token_header: 'O programa envia-o no cabeçalho x-api-key.',
  back_to_tokens: 'Voltar a todos os tokens',
  revoke_this_token: 'Revogar {name}',
  revoke_token_explained:
    'Os programas que usam o token são recusados definitivamente. As chaves que criaram continuam a funcionar.',
  revoke_token: 'Revogar o token',
  token_revoked: 'O token {name} foi revogado.',
  token_shown_once: 'Esta é a única vez que o token é mostrado. Copie-o agora e guarde-o num lugar seguro.',
  token_kept: 'Guardei o token',
  this_token: 'Token',
  token_secret_of: '{what}: {name}',
} satisfies Record<keyof typeof english, string>;
