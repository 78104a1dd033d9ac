import type { sentences as english } from '../../en/dashboard/keys';

/** The keys of an account, in Portuguese and ICU MessageFormat. */
export const sentences = {
  key_kind: 'Tipo',
  begins_with: 'Começa por',
  key_state: 'Estado',
  key_networks: 'Redes',
  key_operations: 'Operações',
  last_used: 'Última utilização',
  active_until: 'Activa até {moment}, depois substituída',
  make_a_key: 'Criar uma chave',
  make_the_key: 'Criar a chave',
  no_key_yet: 'A conta ainda não tem nenhuma chave.',
  key_given_to: 'A pessoa ou o programa a quem é entregue.',
  key_works_until_disabled: 'Vazio: funciona até ser desactivada.',
  key_networks_hint: 'Um endereço ou uma rede por linha, por exemplo 203.0.113.0/24. Vazio: de qualquer lugar.',
  key_operations_hint: 'Nenhuma assinalada: pode ser usada para tudo.',
  key_kind_hint: 'Uma chave de teste responde com dados de exemplo e não é contada.',
  in_a_shell: 'Num terminal (curl)',
  key_in_environment:
    'Os programas lêem a chave da variável de ambiente SVC_KEY, para que não fique em nenhum ficheiro.',
  how_in_power_query:
    'Excel: Dados, Obter Dados, Consulta em Branco, Editor Avançado. Quando o Excel perguntar, escolha API Web e cole a chave.',
  how_in_office_script:
    'Excel na Web: Automatizar, Novo Script. O livro precisa de uma tabela Payroll com as colunas Country, Gross, Tax, Contributions, Net e Problem, e da chave numa célula chamada ApiKey.',
  back_to_keys: 'Voltar a todas as chaves',
  change_this: 'Alterar {name}',
  save_changes: 'Guardar as alterações',
  key_changed: 'A chave {name} foi alterada.',
  replace_it: 'Substituir',
  replace_explained:
    'Uma chave nova com os mesmos limites toma o seu lugar. A antiga funciona até ao fim da sobreposição.',
  both_keys_work: 'Dias em que ambas as chaves funcionam',
  replace_key: 'Substituir a chave',
  enable_it: 'Activar',
  disable_it: 'Desactivar',
  key_works_again: 'A chave volta a funcionar dentro de um segundo.',
  key_is_refused: 'A chave passa a ser recusada dentro de um segundo. Pode voltar a activá-la.',
  enable_key: 'Activar a chave',
  disable_key: 'Desactivar a chave',
  key_enabled: 'A chave {name} foi activada.',
  key_disabled: 'A chave {name} foi desactivada.',
  delete_it: 'Eliminar',
  delete_explained:
    'Os programas que usam a chave são recusados definitivamente. A sua utilização e as suas entradas no registo de auditoria ficam.',
  delete_key: 'Eliminar a chave',
  delete_for_good: 'Eliminar {name} definitivamente',
  key_deleted: 'A chave {name} foi eliminada.',
  key_shown_once: 'Esta é a única vez que a chave é mostrada. Copie-a agora e guarde-a num lugar seguro.',
  key_kept: 'Guardei a chave',
  this_key: 'Chave',
  secret_of: '{what}: {name}',
} satisfies Record<keyof typeof english, string>;
