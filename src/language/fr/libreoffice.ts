import type { libreoffice as english } from '../en/libreoffice';

/** What the extension for LibreOffice says beside the sentences of cells. */
export const libreoffice = {
  about:
    'Impôts, paie, TVA, cours de change, prix des carburants et données des banques centrales des 54 pays d’Afrique, sous forme de fonctions Calc.',

  // Menu and options
  menu_refresh: 'Actualiser tous les chiffres',
  menu_excel: 'Reprendre les formules d’Excel',
  menu_options: 'Adresse et clé d’API…',
  options_page: 'Service',
  options_address: '~Adresse du service',
  options_address_example: 'Par exemple https://finance.example.com',
  options_key: '~Clé d’API',
  options_note:
    'La clé est enregistrée dans votre profil LibreOffice, jamais dans un document. Après une modification, choisissez SVC Finance, Actualiser tous les chiffres.',

  // Arguments
  required: 'Obligatoire. {description}',
  argument_missing: 'L’argument {argument} manque. {meaning}',
  year_out_of_range: '{number} n’est pas une date. Saisissez une date, ou un texte tel que "2026-11-20".',

  // Without an answer of the service
  place_of_options: 'Outils, Options, SVC Finance Africa',
  key_missing: 'Il n’y a pas encore de clé d’API. Saisissez la vôtre sous {place}, puis relancez le calcul.',
  key_refused: '{sentence} La clé se trouve sous {place}.',
  address_wrong: 'L’adresse du service doit commencer par https:// ou http://. Corrigez-la sous {place}.',
  other_status: '{address} a répondu par le code {status}. Vérifiez l’adresse : {place}.',
  no_answer:
    '{address} ne répond pas. Vérifiez l’adresse sous {place}, et que le service fonctionne. Puis relancez le calcul.',
  answer_unreadable: 'La réponse de {address} est illisible. Vérifiez l’adresse sous {place}.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
