import type { webhooks as english } from '../en/webhooks';

/** Sentences about subscriptions: refused addresses, attempts that failed, and why a subscription ended. */
export const webhooks = {
  callback_missing:
    '`callback_url` está em falta. Envie o endereço que recebe os eventos, por exemplo "https://example.com/hook".',
  callback_not_text: '`callback_url` tem de ser texto com um endereço, por exemplo "https://example.com/hook".',
  kinds_wrong: '`kinds` tem de ser uma lista de tipos, por exemplo ["law", "policy_rate"].',
  countries_wrong: '`countries` tem de ser uma lista de códigos de países, por exemplo ["KE", "UG"].',
  thresholds_wrong: '`thresholds` tem de ser uma lista com um máximo de {most} limiares, por exemplo [{example}].',
  threshold_pair_wrong: '`pair` tem de conter duas moedas separadas por uma barra, por exemplo "USD/KES".',
  threshold_pair_fixed: '`pair`: a taxa {pair} é fixa, pelo que não pode ultrapassar um limiar.',
  thresholds_need_kind: '`thresholds` exige o tipo "exchange_rate". Acrescente-o a `kinds` ou omita `kinds`.',
  threshold_crossed_above: '{pair} subiu acima de {rate}: {after} em {day}; o valor anterior era {before}.',
  threshold_crossed_below: '{pair} desceu abaixo de {rate}: {after} em {day}; o valor anterior era {before}.',
  subscriptions_too_many: 'O máximo é de {most} subscrições activas. Elimine uma antes de criar outra.',
  subscription_unknown:
    'A sua chave não tem a subscrição {id}, que pode ter sido eliminada. GET /api/v1/subscriptions apresenta as suas subscrições.',
  subscription_over: 'A subscrição terminou. {because} Para a retomar, altere `state` para "active".',
  delivery_unknown: 'A subscrição não tem a entrega {id}. As entregas são guardadas durante {days} dias.',
  webhooks_off: 'Este servidor não envia eventos: a definição SVC_WEBHOOKS está desligada.',
  callback_not_address:
    '`callback_url` tem de ser um endereço com um máximo de {most, number} caracteres, por exemplo https://example.com/hook.',
  callback_not_https: '`callback_url` tem de começar por https://.',
  callback_names_user: '`callback_url` não pode conter um nome de utilizador nem uma palavra-passe.',
  callback_port_refused: '`callback_url` tem de usar a porta 443 ou uma porta a partir de 1024.',
  callback_inside_network:
    '`callback_url` indica um endereço de uma rede interna. Use um endereço acessível a partir da Internet.',
  attempt_status: 'O destinatário respondeu com o estado {status}.',
  attempt_redirected:
    'O destinatário respondeu com o estado {status}, um redireccionamento, que o serviço não segue. Faça a subscrição com o endereço final.',
  attempt_slow: 'O destinatário não respondeu em {seconds} segundos.',
  attempt_inside_network: 'O nome do servidor do destinatário aponta para um endereço de uma rede interna.',
  attempt_unreachable: 'Não é possível contactar o destinatário ({reason}).',
  change_of_test: 'Este é um teste. Não foi registada nenhuma alteração destes tipos e países nos últimos {days} dias.',
  subscription_stopped: 'Foi terminada por um pedido de alteração do seu estado.',
  subscription_gone: 'O destinatário respondeu com o estado 410, que significa que não quer mais entregas.',
  subscription_refused: 'O destinatário não aceitou nenhuma entrega durante {days} dias. Última tentativa: {problem}',
} satisfies Record<keyof typeof english, string>;
