import type { sentences as english } from '../../en/pane/more';

/** The menu More and the welcome of the pane in French. */
export const sentences = {
  language: 'Langue',
  convert_a_column: 'Convertir une colonne',
  format_money_and_percentages: 'Mettre en forme montants et pourcentages',
  documentation: 'Documentation',
  cards_behind_figures: 'Cartes des chiffres isolés',
  cards_about: 'Avec lignes, date et sources. Conservé dans le classeur.',
  not_kept_in_the_workbook: 'Excel ne l’a pas conservé dans le classeur. Est-il en lecture seule ?',
  look: 'Apparence',
  look_auto: 'Comme Excel ou le système',
  look_light: 'Claire',
  look_dark: 'Sombre',
  welcome_and_keyboard: 'Accueil et clavier',
  help_and_feedback: 'Aide et avis',
  welcome: 'Bienvenue',
  welcome_figure: 'Salaire net pour un brut de {pay} par mois, {country}',
  welcome_server:
    'Chaque chiffre vient du service {host}, avec son jour et ses sources. Sans lui, les chiffres déjà dans la feuille restent.',
  welcome_cost:
    'Vous n’avez pas besoin de clé : le service en détient une. Sa formule d’abonnement décide du nombre d’appels, et si les taux et prix de jours passés en font partie.',
  welcome_plans: 'Comparaison des formules',
  welcome_keys:
    'F6 passe de la feuille au volet, Tab d’un champ à l’autre, les flèches d’une vue à l’autre et dans les listes. Échap ferme une liste ou un menu.',
  welcome_again: 'Vous retrouvez ceci sous Plus.',
  welcome_close: 'Fermer',
} satisfies Readonly<Record<keyof typeof english, string>>;
