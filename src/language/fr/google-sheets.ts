import type { googleSheets as english } from '../en/google-sheets';

/** What the package for Google Sheets says beside the sentences of cells. No word may agree with a number. */
export const googleSheets = {
  // Menu
  menu_open: 'Ouvrir le volet',
  menu_refresh: 'Actualiser les chiffres',
  place_of_open: 'Extensions, {product}, Ouvrir le volet',
  place_of_refresh: 'Extensions, {product}, Actualiser les chiffres',

  // Formulas
  not_set:
    'Aucun service n’est défini. Choisissez {place}, et saisissez son adresse et une clé d’API. Dans une feuille de calcul qui appartient à quelqu’un d’autre, c’est son propriétaire qui le fait.',
  unreachable:
    'Le service financier est injoignable depuis Google. Vérifiez son adresse dans le volet. Google indique : {reason}.',
  not_the_service: 'Ce qui a répondu n’est pas le service financier. Vérifiez son adresse dans le volet.',
  quota:
    'Google n’autorise plus de requêtes aujourd’hui. Sa limite est de 20 000 par jour pour un compte personnel. Utilisez une plage au lieu de cellules isolées.',
  too_long:
    'Google accorde 30 secondes à une formule, et le service a besoin de plus de temps pour toutes ses lignes. Répartissez la plage entre deux formules.',
  not_allowed:
    'Google n’a pas encore autorisé ce script à envoyer des requêtes. Choisissez {place}, et accordez ce que Google demande.',
  one_cell: 'L’argument {parameter} prend une seule cellule, pas une plage.',
  error_in_cell: 'Une cellule que cette formule utilise contient l’erreur {code}.',
  ask_again: '{sentence} Pour réessayer, choisissez {place}.',
  in_row: 'Erreur : {sentence}',

  // Panel
  connection: 'Connexion',
  address: 'Adresse du service',
  address_hint: 'Elle commence par https://. Google doit pouvoir l’atteindre par Internet.',
  key: 'Clé d’API',
  key_hint: 'Une clé qui commence par svc_test_ donne des données d’exemple.',
  key_stored: 'Une clé qui se termine par {end} est enregistrée. Laissez le champ vide pour la garder.',
  owner:
    'Dans une feuille de calcul partagée, les formules utilisent l’adresse et la clé de son propriétaire. Les autres n’ont rien à saisir. Qui peut modifier la feuille de calcul peut aussi modifier ce script et lire la clé.',
  save: 'Enregistrer et tester',
  saving: 'Test en cours…',
  connected: 'Connecté. Les formules tirent désormais leurs chiffres de ce service.',
  connected_to_samples: 'Connecté. Cette clé donne des données d’exemple, pas de vrais chiffres.',
  bad_address: 'Saisissez une adresse telle que https://finance.example.com.',
  private_address:
    'Google ne peut pas atteindre cette adresse, car elle n’existe que sur votre ordinateur ou dans votre réseau. Saisissez une adresse publique.',
  no_key: 'Saisissez une clé d’API.',
  bad_key: 'Une clé d’API commence par svc_live_ ou svc_test_.',
  functions: 'Fonctions',
  help: 'Toutes les fonctions avec leurs arguments, telles qu’Excel les écrit',
  search: 'Rechercher une fonction',
  insert: 'Insérer',
  insert_example: 'Insérer l’exemple de {name}',
  inserted: '{formula} se trouve maintenant dans {cell}.',
  no_cell: 'Sélectionnez d’abord une cellule.',
  no_function: 'Aucune fonction ne contient ce texte.',
  gives: 'Résultat : {result}',
  table_size: 'Lignes : {rows}, colonnes : {columns}',
  workbooks: 'Classeurs',
  workbook: 'Classeur',
  country: 'Pays',
  workbook_hint: 'De nouvelles feuilles s’ajoutent à la suite de celles qui existent. Rien d’autre ne change.',
  build_workbook: 'Créer le classeur',
  building: 'Création…',
  workbook_built: 'Nouvelles feuilles : {count}. Commencez par {first}.',
  no_workbook: 'Ce classeur n’existe pas pour ce pays, car la législation dont il a besoin n’est pas établie.',
  data: 'Données',
  show_status: 'Afficher l’état des données',
  asking: 'Demande en cours…',
  on_schedule: 'Séries à jour : {kept}. En retard : {late}.',
  late_series: '{name}, dernier chiffre du {date}',
  more_late: 'Autres séries en retard : {count}',
  refresh_hint:
    'Google Sheets garde un résultat tant qu’aucun argument ne change. Cette commande redemande tous les chiffres.',
  refreshing: 'Actualisation…',
  refreshed: 'Formules recalculées : {count}.',
  not_restored: 'Google n’a pas rendu leurs formules à ces cellules. Saisissez-les de nouveau : {formulas}',
  refreshed_in_part:
    'Formules recalculées : {count}. Le délai de Google en a laissé de côté : {left}. Actualisez encore une fois.',
  failed: 'Google n’a pas exécuté cette action. Rechargez la feuille de calcul et réessayez.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
