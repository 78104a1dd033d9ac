import type { truth as english } from '../en/truth';

/** Age and confidence of the facts behind an answer. */
export const truth = {
  sentences: '{first} {second}',
  law_confirmed_on: '{country} ({subject}) : règles vérifiées pour la dernière fois le {day}.',
  law_due_for_check:
    '{country} ({subject}) : règles vérifiées pour la dernière fois le {day}, et à vérifier de nouveau.',
  law_read_again: '{country} ({subject}) : règles relues le {day} auprès de {publisher}, sans changement.',
  law_source_differs:
    '{country} ({subject}) : une source, {publisher}, n’énonce plus les règles répertoriées (constaté le {day}). Vérifiez si elles ont changé avant de vous y fier.',
  law_applies_from: 'Elles s’appliquent à compter du {from}.',
  law_applies_between: 'Elles s’appliquent du {from} au {to}.',
  law_not_confirmed:
    'Ces règles n’ont pas été vérifiées pour l’exercice fiscal {year}. Recherchez un éventuel changement avant de les utiliser.',
  law_confidence_low:
    '{country} ({subject}) : la fiabilité des règles est faible, car les sources sont fragiles ou se contredisent.',
  law_changes_in_year:
    '{country} ({subject}) : les règles changent le {day}, au cours de l’exercice fiscal {year}. Une année entière est calculée selon les règles en vigueur au {asked}.',
  law_retroactive:
    '{country} : cette loi a été publiée le {published} et a pris effet le {from}, avant sa publication.',
} satisfies Record<keyof typeof english, string>;
