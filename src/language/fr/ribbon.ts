import type { ribbon as english } from '../en/ribbon';

/** What the ribbon of Excel and its store of add-ins show, by the name of the resource in the manifest. */
export const ribbon = {
  Description:
    'Impôts, TVA, prix des carburants, cours de change et données des banques centrales des 54 pays d’Afrique, dans des fonctions Excel et un volet.',
  'ShowPane.Label': 'Afficher le volet',
  'Refresh.Label': 'Actualiser',
  'Documentation.Label': 'Documentation',
  'GetStarted.Description': 'Saisissez =SVC. dans une cellule, ou choisissez Afficher le volet dans l’onglet Accueil.',
  'ShowPane.Tip':
    'Ouvrir le volet : impôts, TVA, prix des carburants, cours de change et données des banques centrales.',
  'Refresh.Tip': 'Effacer les chiffres de cette session et recalculer toutes les formules SVC.',
  'Documentation.Tip':
    'Ouvrir la documentation : premiers pas, toutes les fonctions avec des exemples, recettes et erreurs.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
