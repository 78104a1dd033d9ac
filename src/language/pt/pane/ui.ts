import type { sentences as english } from '../../en/pane/ui';

/** What pane and dashboard share, in Portuguese and ICU MessageFormat. */
export const sentences = {
  not_loaded: '{what, select, view {Esta vista não foi carregada} other {O painel não foi carregado}}',
  range: '{least} a {most}',
  amount_in_currency: '{amount}\u00a0{currency}',
  hide_the_table: 'Ocultar a tabela',
  show_as_a_table: 'Mostrar como tabela',
  check_the_connection_to_the_service:
    'Verifique a ligação ao serviço e recarregue. Os valores que já estão na folha mantêm-se.',
  reload: 'Recarregar',
  loading: 'A carregar',
  table_named: '{name}, tabela',
} satisfies Readonly<Record<keyof typeof english, string>>;
