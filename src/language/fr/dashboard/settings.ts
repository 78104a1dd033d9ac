import type { sentences as english } from '../../en/dashboard/settings';

/** A person’s own settings, in French and ICU MessageFormat. */
export const sentences = {
  section_profile: 'Profil',
  section_language: 'Langue',
  section_second_factor: 'Second facteur',
  section_sessions: 'Où votre session est ouverte',
  section_stored: 'Ce qui est conservé à votre sujet',
  section_deletion: 'Supprimer votre compte',
  language_explained: 'Les pages et les e-mails sont dans cette langue.',
  change_language: 'Changer la langue',
  language_changed: 'Votre langue est changée.',
  change_name: 'Changer le nom',
  name_changed: 'Votre nom est changé.',
  current_password: 'Mot de passe actuel',
  change_password: 'Changer le mot de passe',
  set_a_password: 'Choisir un mot de passe',
  password_changed: 'Votre mot de passe est changé. Toutes vos autres sessions sont fermées.',
  password_set: 'Votre mot de passe est enregistré.',
  password_first: 'Choisissez d’abord un mot de passe. Le second facteur est demandé après lui.',
  factor_is_on:
    'Un second facteur est activé : pour vous connecter avec votre mot de passe, il vous faut aussi un code de votre application.',
  switch_it_off: 'Le désactiver',
  switch_it_on: 'L’activer',
  factor_off: 'Le second facteur est désactivé.',
  factor_on: 'Le second facteur est activé.',
  factor_explained:
    'Avec un second facteur, une personne qui connaît votre mot de passe a aussi besoin de votre téléphone pour se connecter. Il vous faut une application d’authentification.',
  set_up_factor: 'Configurer un second facteur',
  factor_scan:
    '1. Scannez cette image avec votre application d’authentification, ou saisissez dans l’application la clé qui figure dessous.',
  factor_picture: 'Image pour l’application d’authentification',
  factor_keep_codes:
    '2. Conservez ces codes de secours. Chacun ouvre votre session une fois, si vous perdez votre téléphone. Ils ne seront plus affichés.',
  backup_codes: 'Codes de secours',
  factor_enter_code: '3. Saisissez le code que l’application affiche maintenant.',
  six_digits: 'Six chiffres.',
  session_since: 'Depuis',
  session_browser: 'Navigateur',
  session_address: 'Adresse',
  session_this_one: '{browser} (celui-ci)',
  session_unknown: 'Inconnu',
  browser_on_system: '{browser} sur {system}',
  session_not_yours:
    'Y en a-t-il une que vous ne reconnaissez pas ? Déconnectez-vous partout, puis changez votre mot de passe.',
  log_out_everywhere: 'Se déconnecter partout',
  stored_column_what: 'Quoi',
  stored_column_why: 'Pourquoi',
  stored_column_until: 'Jusqu’à',
  stored_with_value: '{what} : {value}',
  download_my_data: 'Télécharger mes données',
  deletion_explained:
    'Votre compte est supprimé aussitôt et ne peut pas être rétabli. Il n’en reste que votre adresse, à côté des modifications que vous avez faites.',
  delete_my_account_for_good: 'Supprimer mon compte définitivement',
  delete_my_account: 'Supprimer mon compte',
} satisfies Record<keyof typeof english, string>;
