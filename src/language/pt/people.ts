import type { people as english } from '../en/people';

/** Sentences about people: signing up, logging in, and the mails that belong to it. */
export const people = {
  own_name_wrong: 'Introduza o seu nome: até 100 caracteres, numa só linha.',
  email_wrong: 'Introduza um endereço de correio electrónico, por exemplo nome@example.com.',
  password_missing: 'Introduza a sua palavra-passe.',
  password_length: 'Use de {least} a {most} caracteres. Algumas palavras juntas são fáceis de recordar.',
  password_common: 'Esta palavra-passe consta de listas de palavras-passe comuns. Use outra.',
  password_personal: 'Esta palavra-passe é o seu nome ou o seu endereço de correio electrónico. Use outra.',
  password_not_current: 'Esta não é a sua palavra-passe actual.',
  token_wrong: 'Esta ligação não está completa. Copie toda a ligação da mensagem que recebeu.',
  code_wrong:
    'Este código está incorrecto. Introduza o código que a sua aplicação mostra agora, ou um código de recuperação que ainda não tenha usado.',
  code_used: 'Este código já foi usado. Aguarde até a sua aplicação mostrar o seguinte.',
  language_wrong: 'Escolha uma das línguas da lista.',
  code_form: 'Introduza os seis algarismos que a sua aplicação mostra, ou um código de recuperação.',
  log_in_refused: 'Endereço de correio electrónico ou palavra-passe incorrectos.',
  email_not_verified:
    'Este endereço de correio electrónico ainda não foi confirmado. Abra a ligação que lhe foi enviada, ou peça outra: «Confirmar o meu endereço».',
  log_in_needed: 'Inicie sessão para continuar.',
  log_in_again:
    'Inicie sessão de novo para continuar. Esta medida protege a sua conta, se outra pessoa usar o seu navegador.',
  link_expired: 'Esta ligação expirou ou já foi usada. Peça outra.',
  sign_up_closed: 'De momento, não é possível criar contas aqui. Peça uma conta ao responsável por este serviço.',
  sign_up_domain: 'Aqui, só é possível criar contas com endereços de {domains}.',
  second_factor_on_already: 'Já está activo um segundo factor.',
  microsoft_off: 'O início de sessão com a Microsoft não está configurado aqui.',
  people_attempts_too_many:
    'Demasiadas tentativas. Tente de novo dentro de {minutes, plural, one {# minuto} other {# minutos}}, ou peça uma ligação para iniciar sessão.',
  people_origin_foreign: 'Este pedido não vem de uma página deste serviço. Abra o serviço no seu próprio endereço.',
  administration_denied:
    'Só os administradores deste serviço podem abrir esta página. Contacte um deles, ou acrescente o seu endereço confirmado a SVC_ADMINISTRATORS.',
  account_unknown_here: 'Não existe nenhuma conta com este identificador. Verifique se está correcto.',
  law_page_not_differing: 'Esta página já não difere da lei. Carregue a lista de novo.',
  reason_wrong: 'Diga por que motivo a lei está certa, em {most, number} caracteres no máximo.',
  plan_request_unknown:
    'Não existe nenhum pedido pendente com este identificador. Alguém pode tê-lo decidido entretanto.',
  access_code_unknown_here:
    'Não existe nenhum código de acesso com este identificador, ou o código não tem esse dispositivo.',
  page_wrong: 'A página tem de ser um número inteiro, igual ou superior a 1.',
  dashboard_not_built:
    'O painel de controlo não foi compilado. Execute `npm run build` onde o servidor está instalado e volte a abrir esta página.',
  mail_verify_subject: 'Confirme o seu endereço de correio electrónico para {product}',
  mail_verify:
    'Alguém, provavelmente o titular deste endereço, registou-se em {product} com este endereço. Para o confirmar, abra esta ligação no prazo de uma hora:\n\n{link}\n\nSe não fez este registo, elimine esta mensagem. Sem a ligação, a conta não pode ser usada.',
  mail_invitation_subject: 'Convite para uma conta em {product}',
  mail_invitation:
    '{inviter} enviou-lhe um convite para a conta {account} em {product}, com a função {role}. Abra esta ligação no prazo de uma semana e inicie sessão com este endereço. Se ainda não tem registo, registe-se primeiro com este endereço:\n\n{link}\n\nSe não espera este convite, elimine esta mensagem.',
  mail_plan_asked_subject: 'O seu pedido de um plano em {product}',
  mail_plan_asked:
    'A conta {account} pediu o plano {plan}. O responsável pelo serviço vai decidir, e receberá uma mensagem com a decisão. O seu pedido está aqui:\n\n{link}',
  mail_plan_to_decide_subject: 'Um pedido de plano em {product}',
  mail_plan_to_decide:
    '{asker} pede o plano {plan} para a conta {account}:\n\n{note}\n\nAceite ou recuse o pedido aqui:\n\n{link}',
  mail_plan_granted_subject: 'O seu plano em {product} mudou',
  mail_plan_granted: 'A conta {account} e as suas chaves têm agora o plano {plan}:\n\n{link}',
  mail_plan_refused_subject: 'O seu pedido de um plano em {product}',
  mail_plan_refused:
    'O pedido do plano {plan} para a conta {account} foi recusado. O plano da conta não mudou:\n\n{link}',
  people_off:
    'Aqui não é possível iniciar sessão, pelo que não é possível convidar ninguém. O responsável pelo serviço activa as contas com SVC_ACCOUNTS=on.',
  mail_exists_subject: 'Já tem uma conta em {product}',
  mail_exists:
    'Alguém, provavelmente o titular deste endereço, tentou registar-se em {product} com este endereço, que já tem uma conta. Inicie sessão, ou defina uma nova palavra-passe aqui:\n\n{link}\n\nSe não fez esta tentativa, elimine esta mensagem. Nada mudou.',
  mail_link_subject: 'A sua ligação para iniciar sessão em {product}',
  mail_link:
    'Abra esta ligação no prazo de 10 minutos para iniciar sessão em {product}. Funciona uma só vez:\n\n{link}\n\nSe não a pediu, elimine esta mensagem.',
  mail_no_link_subject: 'Inicie sessão em {product} com a sua palavra-passe',
  mail_no_link:
    'Alguém, provavelmente o titular deste endereço, pediu uma ligação para iniciar sessão em {product}. A sua conta tem um segundo factor, pelo que deve iniciar sessão com a palavra-passe e um código:\n\n{link}\n\nSe não fez este pedido, elimine esta mensagem.',
  mail_reset_subject: 'Defina uma nova palavra-passe para {product}',
  mail_reset:
    'Abra esta ligação no prazo de uma hora para definir uma nova palavra-passe para {product}. A ligação funciona uma só vez e termina todas as suas sessões:\n\n{link}\n\nSe não a pediu, elimine esta mensagem. A sua palavra-passe não muda.',
  first_link:
    'Ainda não existe nenhuma conta. Abra esta ligação nesta máquina no prazo de um dia para criar a sua, sem correio electrónico nem palavra-passe. Funciona uma só vez:',
} satisfies Record<keyof typeof english, string>;
