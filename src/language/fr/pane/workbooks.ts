import type { sentences as english } from '../../en/pane/workbooks';

/** Workbooks, in French and ICU MessageFormat. */
export const sentences = {
  workbook: 'Classeur',
  language_of_workbook: 'Langue du classeur',
  build_workbook: 'Créer le classeur',
  building: 'Écriture de la feuille {done} sur {total}',
  sheets_written: 'Feuilles écrites',
  book_payroll: 'Classeur de paie',
  book_budget: 'Budget des salaires',
  book_rates: 'Cours de fin de mois et réévaluation',
  book_offer: 'Offre de salaire',
  book_hiring: 'Coût d’embauche comparé',
  book_vat: 'Feuille de TVA',
  book_treasury: 'Feuille de trésorerie',
  workbooks_are_built_in_excel: 'Les classeurs se créent dans Excel. Ouvrez-y le volet.',
  about_payroll:
    'Un tableau de salariés avec des listes déroulantes, le livre de paie avec chaque ligne, les totaux par service, le journal, une déclaration, des contrôles et les sources.',
  about_budget:
    'Les mêmes salariés selon la loi de deux jours, avec la différence pour chacun, et le budget avec une hausse. Contrôles et sources.',
  about_rates:
    'Douze fins de mois de douze devises dans une devise de base, et des soldes réévalués à la fin de mois choisie.',
  about_offer: 'Un salaire par mois et par an : impôt, cotisations, salaire net, coût et le bulletin entier.',
  about_hiring:
    'Le même salaire brut dans plusieurs pays : impôt, cotisations, salaire net et coût, dans une seule devise.',
  about_vat: 'Ventes et achats avec leur TVA, et ce qui est à payer.',
  about_treasury: 'Taux directeurs, inflation, bons du Trésor et cours du dollar des 54 pays.',
  inputs_are_coloured:
    'Les cellules à remplir sont colorées. Les autres sont des formules, recalculées en permanence. Une feuille contrôle les montants, une autre nomme leurs sources.',
  new_sheets_only: 'Les feuilles s’ajoutent à la suite de celles du classeur ouvert. Rien d’autre ne change.',
  no_payroll_book: 'L’impôt sur le revenu de ce pays n’est pas calculé : ce classeur n’existe pas pour lui.',
  no_vat_book: 'Aucune TVA de ce pays n’est répertoriée : ce classeur n’existe pas pour lui.',
  book_leaver: 'Solde de tout compte',
  book_overtime: 'Feuille d’heures supplémentaires',
  book_leave: 'Soldes de congés',
  book_accrual: 'Provision pour indemnités de licenciement',
  about_leaver:
    'Le dernier bulletin d’un salarié qui part : salaire du mois, congés, préavis et indemnité, avec l’impôt et le net.',
  about_overtime: 'Les heures supplémentaires par salarié et par semaine, avec la rémunération que la loi exige.',
  about_leave:
    'Les jours de congé de chaque salarié : selon la loi, acquis, pris et restants, et ce que vaut le reste.',
  about_accrual:
    'Ce qui serait dû à tout le personnel si chaque emploi prenait fin un même jour, et la variation depuis la dernière provision.',
  no_labour_book:
    'Le droit du travail dont ce classeur a besoin n’est pas établi pour ce pays : ce classeur n’existe donc pas pour lui.',
} satisfies Readonly<Record<keyof typeof english, string>>;
