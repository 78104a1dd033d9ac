import type { sentences as english } from '../../en/dashboard/tokens';

/** The tokens of an account, in French and ICU MessageFormat. */
export const sentences = {
  token_state_active: 'Actif',
  token_state_expired: 'Expiré',
  token_state_revoked: 'Révoqué',
  token_begins_with: 'Commence par',
  token_state: 'État',
  token_made: 'Créé',
  make_a_token: 'Créer un jeton',
  make_the_token: 'Créer le jeton',
  token_given_to: 'Le programme à qui il est remis.',
  token_works_until_revoked: 'Vide : il fonctionne jusqu’à ce que vous le révoquiez.',
  what_a_token_is: 'Avec un jeton, un programme gère le compte. Pour des chiffres, utilisez une clé.',
  no_token_yet: 'Le compte n’a pas encore de jeton.',
  token_header: 'Le programme l’envoie dans l’en-tête x-api-key.',
  back_to_tokens: 'Retour à tous les jetons',
  revoke_this_token: 'Révoquer {name}',
  revoke_token_explained:
    'Les programmes qui utilisent le jeton sont refusés définitivement. Les clés qu’ils ont créées fonctionnent toujours.',
  revoke_token: 'Révoquer le jeton',
  token_revoked: 'Le jeton {name} est révoqué.',
  token_shown_once: 'Le jeton n’est affiché que cette fois. Copiez-le maintenant et gardez-le en lieu sûr.',
  token_kept: 'J’ai conservé le jeton',
  this_token: 'Jeton',
  token_secret_of: '{what} : {name}',
} satisfies Record<keyof typeof english, string>;
