import type { sentences as english } from '../../en/dashboard/plan';

/** The plan of an account, in Portuguese and ICU MessageFormat. */
export const sentences = {
  plans: 'Planos',
  no_limit_of_calls: 'Sem limite',
  calls_a_month: 'Chamadas por mês',
  calls_a_minute: 'Chamadas por minuto',
  past_figures: 'Valores do passado',
  how_to_get_it: 'Como obter',
  plan_yours: '{plan} (o seu)',
  yes: 'Sim',
  no: 'Não',
  on_request: 'A pedido',
  at_once: 'De imediato',
  plans_side_by_side: 'Comparação dos planos',
  ask_for_higher: 'Pedir um plano superior',
  request_sent: 'O seu pedido foi enviado. A decisão cabe ao responsável por este serviço.',
  needed_for: 'Para que precisa dele',
  needed_for_hint: 'Por exemplo, quantos trabalhadores e quantas chamadas por mês.',
  send_request: 'Enviar o pedido',
  earlier_requests: 'Pedidos anteriores',
  no_requests: 'Não há nenhum.',
  column_note: 'Nota',
  column_by: 'Por',
  column_decision: 'Decisão',
  not_decided: 'Ainda sem decisão',
  decided_at: '{decision}, {moment}',
} satisfies Record<keyof typeof english, string>;
