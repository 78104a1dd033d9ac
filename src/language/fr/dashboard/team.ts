import type { sentences as english } from '../../en/dashboard/team';

/** The team of an account, in French and ICU MessageFormat. */
export const sentences = {
  members: 'Membres',
  member_since: 'Membre depuis',
  invite_somebody: 'Inviter quelqu’un',
  invite: 'Inviter',
  open_invitations: 'Invitations en attente',
  no_invitations: 'Il n’y en a pas.',
  name_of_account: 'Nom du compte',
  name_as_team_sees: 'Tel que toute l’équipe le voit.',
  rename_account: 'Renommer le compte',
  account_renamed: 'Le compte a un nouveau nom.',
  invitation_mailed: 'Une invitation a été envoyée à {email}. Son lien fonctionne une fois, jusqu’au {until}.',
  invitation_not_mailed:
    'Aucun e-mail n’a été envoyé. Copiez ce lien maintenant et envoyez-le vous-même à {email}. Il ne sera plus affiché, et fonctionne une fois, pour cette adresse seulement, jusqu’au {until}.',
  link_of_invitation: 'Lien de l’invitation',
  back_to_team: 'Retour à l’équipe',
  invitation_of: 'Invitation de {email}',
  revoke_explained: 'Le lien cesse aussitôt de fonctionner. Vous pourrez inviter de nouveau la même adresse.',
  revoke_invitation: 'Révoquer l’invitation',
  invitation_revoked: 'L’invitation de {email} est révoquée.',
  change_role_of: 'Changer le rôle de {name}',
  change_role: 'Changer le rôle',
  role_changed: 'Le rôle de {name} est maintenant {role}.',
  remove_this: 'Retirer {name}',
  remove_explained: 'Cette personne ne pourra plus ouvrir le compte. Les clés qu’elle a créées fonctionnent toujours.',
  remove_from_team: 'Retirer de l’équipe',
  member_removed: '{name} ne fait plus partie des membres.',
  invited_by: 'Invitation par',
  works_until: 'Valable jusqu’au',
} satisfies Record<keyof typeof english, string>;
