import type { sentences as english } from '../../en/dashboard/team';

/** The team of an account, in Portuguese and ICU MessageFormat. */
export const sentences = {
  members: 'Membros',
  member_since: 'Membro desde',
  invite_somebody: 'Convidar alguém',
  invite: 'Convidar',
  open_invitations: 'Convites pendentes',
  no_invitations: 'Não há nenhum.',
  name_of_account: 'Nome da conta',
  name_as_team_sees: 'Tal como toda a equipa o vê.',
  rename_account: 'Mudar o nome da conta',
  account_renamed: 'A conta tem um novo nome.',
  invitation_mailed: 'Seguiu um convite para {email}. A ligação funciona uma só vez, até {until}.',
  invitation_not_mailed:
    'Não foi enviada nenhuma mensagem. Copie esta ligação agora e envie-a a {email}. Não volta a ser mostrada e funciona uma só vez, apenas para este endereço, até {until}.',
  link_of_invitation: 'Ligação do convite',
  back_to_team: 'Voltar à equipa',
  invitation_of: 'Convite de {email}',
  revoke_explained: 'A ligação deixa de funcionar imediatamente. Pode convidar de novo o mesmo endereço.',
  revoke_invitation: 'Revogar o convite',
  invitation_revoked: 'O convite de {email} foi revogado.',
  change_role_of: 'Mudar a função de {name}',
  change_role: 'Mudar a função',
  role_changed: 'A função de {name} é agora {role}.',
  remove_this: 'Retirar {name}',
  remove_explained: 'Esta pessoa deixa de poder abrir a conta. As chaves que criou continuam a funcionar.',
  remove_from_team: 'Retirar da equipa',
  member_removed: '{name} já não é membro.',
  invited_by: 'Convite de',
  works_until: 'Válido até',
} satisfies Record<keyof typeof english, string>;
