import type { sentences as english } from '../../en/dashboard/frame';

/** What pages outside and inside the dashboard say, in Portuguese and ICU MessageFormat. */
export const sentences = {
  log_in_to_see: 'Inicie sessão para ver a sua conta.',
  log_in: 'Iniciar sessão',
  sign_up: 'Registar-se',
  ask_again: 'Tentar de novo',
  service_unreachable: 'Não é possível contactar o serviço. Verifique a ligação e tente de novo.',
  one_moment: 'Um momento…',
  cancel_form: 'Cancelar',
  field_name: 'Nome',
  field_email: 'Endereço de correio electrónico',
  field_password: 'Palavra-passe',
  field_new_password: 'Nova palavra-passe',
  field_new_password_hint: 'Pelo menos {least} caracteres. Algumas palavras juntas são fáceis de recordar.',
  field_code: 'Código',
  field_code_hint: 'Seis algarismos, ou um código de recuperação.',
  documentation_link: 'Documentação',
  page_language: 'Língua',
} satisfies Record<keyof typeof english, string>;
