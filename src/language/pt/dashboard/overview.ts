import type { sentences as english } from '../../en/dashboard/overview';

/** The overview of an account, in Portuguese and ICU MessageFormat. */
export const sentences = {
  column_calls: 'Chamadas',
  calls_by_day: 'Chamadas por dia',
  calls_summary: '{calls, plural, one {# chamada} other {# chamadas}} de {start} a {end}.',
  no_calls:
    'Não há chamadas neste período. Onde respondem vários servidores, uma chamada pode demorar um minuto a aparecer.',
  column_day: 'Dia',
  by_operation: 'Por operação',
  column_operation: 'Operação',
  by_outcome: 'Por resultado',
  column_outcome: 'Resultado',
  column_reason: 'Motivo',
  span_days: '{days} dias',
  deleted_key: 'Uma chave eliminada',
  span: 'Período',
  one_key: 'Chave',
  all_keys: 'Todas as chaves',
  latest_refused: 'Últimas chamadas recusadas',
  none_refused: 'Nenhuma chamada foi recusada.',
  start_here: 'Comece aqui',
  what_a_key_is:
    'A conta ainda não tem nenhuma chave. Uma chave permite que um programa, um script ou o Power Query consulte este serviço. O suplemento do Excel não precisa de nenhuma.',
  make_first_key: 'Criar a sua primeira chave',
  ask_an_owner: 'Peça a um proprietário da conta que crie uma.',
} satisfies Record<keyof typeof english, string>;
