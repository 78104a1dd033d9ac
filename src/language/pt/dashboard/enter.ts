import type { sentences as english } from '../../en/dashboard/enter';

/** The pages on which people sign up and log in, in Portuguese and ICU MessageFormat. */
export const sentences = {
  mail_on_its_way:
    'Se {email} pode ser usado aqui, já seguiu uma mensagem para este endereço. Abra a ligação que ela contém. Não recebeu nada? Veja a pasta de correio não solicitado ou peça de novo dentro de alguns minutos.',
  mail_in_log:
    'Este servidor não envia correio electrónico. Se {email} pode ser usado aqui, a ligação está no registo do servidor, onde o responsável a pode ler.',
  no_mail:
    'Este servidor não envia correio electrónico. A ligação fica no registo do servidor. Antes de continuar, peça ao responsável por este serviço que lha transmita. A quem pedir:',
  forgotten_password: 'Palavra-passe esquecida',
  forgotten_what_to_do: 'Introduza o seu endereço. Receberá uma ligação para definir uma nova palavra-passe.',
  send_me_a_link: 'Enviar-me uma ligação',
  back_to_log_in: 'Voltar ao início de sessão',
  welcome: 'Boas-vindas',
  first_account_link: 'Esta ligação cria a primeira conta desta instalação e inicia a sua sessão.',
  link_is_ready: 'A sua ligação está pronta. Funciona uma só vez.',
  open_dashboard: 'Abrir o painel de controlo',
  log_in_otherwise: 'Iniciar sessão de outra forma',
  second_factor_title: 'Segundo factor',
  enter_app_code: 'Introduza o código que a sua aplicação de autenticação mostra agora.',
  start_again: 'Começar de novo',
  log_in_with_microsoft: 'Iniciar sessão com a Microsoft',
  microsoft_refused: 'A Microsoft não iniciou a sua sessão. Tente de novo, ou inicie sessão de outra forma.',
  log_in_with_link: 'Iniciar sessão por correio',
  log_in_with_password: 'Iniciar sessão com palavra-passe',
  confirm_my_address: 'Confirmar o meu endereço',
  new_password_is_set: 'A sua nova palavra-passe está definida. Todas as suas sessões terminaram.',
  set_password: 'Definir a palavra-passe',
  ask_for_new_link: 'Pedir uma nova ligação',
  nobody_signs_up: 'De momento, não é possível criar contas aqui. Peça uma conta ao responsável por este serviço.',
  who_signs_up: 'É possível registar-se com endereços de {domains}.',
  have_an_account: 'Já tem uma conta?',
  address_confirmed: 'Endereço confirmado',
  address_is_confirmed: 'O seu endereço de correio electrónico está confirmado. Já pode iniciar sessão.',
  confirm_your_address: 'Confirme o seu endereço',
  no_link_yet: 'A sua ligação expirou, ou não recebeu nenhuma? Peça uma nova.',
} satisfies Record<keyof typeof english, string>;
