import type { sentences as english } from '../../en/dashboard/frame';

/** What pages outside and inside the dashboard say, in French and ICU MessageFormat. */
export const sentences = {
  log_in_to_see: 'Connectez-vous pour voir votre compte.',
  log_in: 'Se connecter',
  sign_up: 'S’inscrire',
  ask_again: 'Réessayer',
  service_unreachable: 'Le service est injoignable. Vérifiez votre connexion, puis réessayez.',
  one_moment: 'Un instant…',
  cancel_form: 'Annuler',
  field_name: 'Nom',
  field_email: 'Adresse e-mail',
  field_password: 'Mot de passe',
  field_new_password: 'Nouveau mot de passe',
  field_new_password_hint: 'Au moins {least} caractères. Une suite de quelques mots est facile à retenir.',
  field_code: 'Code',
  field_code_hint: 'Six chiffres, ou un code de secours.',
  documentation_link: 'Documentation',
  page_language: 'Langue',
} satisfies Record<keyof typeof english, string>;
