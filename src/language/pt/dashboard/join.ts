import type { sentences as english } from '../../en/dashboard/join';

/** The pages on which people answer programs and invitations, in Portuguese and ICU MessageFormat. */
export const sentences = {
  connect_title: 'Ligar um programa',
  refuse_program: 'Recusar',
  allow_program: 'Autorizar',
  program_asks: '{program} pede para usar {product} em seu nome. Este é o nome que o programa se dá.',
  program_asks_unnamed:
    'Um programa pede para usar {product} em seu nome. Inicie sessão para ver qual é e para o autorizar ou recusar.',
  answer_to_own_machine:
    'A resposta vai para um programa nesta máquina ({host}). Autorize-o apenas se acabou de começar a ligar esse programa.',
  answer_to_host: 'A resposta vai para {host}. Autorize apenas se conhece esse sítio e veio dele.',
  what_it_may_do: 'O que poderá fazer',
  program_may_ask: 'Pedir impostos, salários, taxas, preços e legislação. Cada chamada conta para o plano da conta.',
  program_may_not: 'Não pode ver nem mudar chaves, membros, o plano ou as suas definições.',
  program_stays: 'Fica ligado até que alguém o desligue no painel de controlo, ou até passarem 30 dias sem uso.',
  logged_in_as: 'Sessão iniciada como {email}.',
  calls_count_for: 'As suas chamadas contam para a conta {name}.',
  no_account_connects:
    'Nenhuma das suas contas permite ligar um programa: nelas a sua função é Consulta, ou estão desactivadas.',
  account_that_pays: 'Conta que paga as suas chamadas',
  account_with_plan: '{name} ({plan})',
  invitation_title: 'Convite',
  invitation_incomplete: 'Esta ligação não está completa. Abra toda a ligação da mensagem que recebeu.',
  to_the_dashboard: 'Para o painel de controlo',
  invitation_waits:
    'Recebeu um convite para uma conta. Inicie sessão com o endereço de correio electrónico que recebeu o convite, ou registe-se com ele. O convite fica à espera.',
  invitation_accept_this: 'Sessão iniciada como {email}. Aceite o convite para passar a ser membro da conta.',
  accept_invitation: 'Aceitar o convite',
  not_now: 'Agora não',
} satisfies Record<keyof typeof english, string>;
