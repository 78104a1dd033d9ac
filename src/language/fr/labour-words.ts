import type { LabourWord } from '../en/labour-words';

/** Words of labour law in French, by the text as it is recorded. */
export const labourWords: Readonly<Record<LabourWord, string>> = {
  // Groups of employees.
  'paid by hour or day': 'payés à l’heure ou à la journée',
  employees: 'employés',
  'cadres, supervisors, technicians': 'cadres, agents de maîtrise, techniciens',
  'occasional, seasonal and temporary workers': 'travailleurs occasionnels, saisonniers et temporaires',
  'workers and employees': 'ouvriers et employés',
  'supervisors and cadres': 'agents de maîtrise et cadres',
  'occasional, seasonal, temporary': 'occasionnels, saisonniers, temporaires',
  execution: 'agents d’exécution',
  'wages by the day': 'salaire à la journée',
  'wages by the week': 'salaire à la semaine',
  'wages by the month': 'salaire au mois',
  probation: 'période d’essai',
  'classes 1 to 5': 'classes 1 à 5',
  supervisors: 'agents de maîtrise',
  cadres: 'cadres',
  'wages by the hour, task, day, week or fortnight':
    'salaire à l’heure, à la tâche, à la journée, à la semaine ou à la quinzaine',
  'categories 1 to 5, paid by the hour, day, week or fortnight':
    'catégories 1 à 5, payées à l’heure, à la journée, à la semaine ou à la quinzaine',
  'categories 1 to 5, paid by the month': 'catégories 1 à 5, payées au mois',
  'category 6 and above': 'catégorie 6 et au-delà',
  'categories 1 to 6, and domestic workers': 'catégories 1 à 6, et gens de maison',
  'categories 7 to 9': 'catégories 7 à 9',
  'categories 10 to 12': 'catégories 10 à 12',
  'hourly paid': 'payés à l’heure',
  'monthly paid': 'payés au mois',
  'employees, technicians, supervisors': 'employés, techniciens, agents de maîtrise',
  'other workers': 'autres travailleurs',
  'a contract of three years or more': 'contrat de trois ans ou plus',
  'a contract of less than three years': 'contrat de moins de trois ans',
  'a contract from week to week': 'contrat à la semaine',
  'operating staff': 'personnel d’exécution',
  'supervisors and foremen': 'agents de maîtrise et contremaîtres',
  'cadres and similar employees': 'cadres et assimilés',
  'not cadres': 'non-cadres',
  'employees and workers': 'employés et ouvriers',
  workers: 'ouvriers',
  'a week of six days': 'semaine de six jours',
  'a week of five days': 'semaine de cinq jours',
  'skilled worker': 'ouvrier qualifié',
  'pay of one to seven minimum wages of the sector': 'rémunération de un à sept salaires minimums du secteur',
  'pay above seven and up to 18 minimum wages of the sector':
    'rémunération au-dessus de sept et jusqu’à 18 salaires minimums du secteur',
  'pay above 18 minimum wages of the sector': 'rémunération au-dessus de 18 salaires minimums du secteur',
  'employees paid by the month who are neither supervisors nor cadres':
    'employés payés au mois qui ne sont ni agents de maîtrise ni cadres',
  'a week of 48 hours': 'semaine de 48 heures',
  'full time with a week of 40 hours': 'temps plein avec une semaine de 40 heures',
  'part time': 'temps partiel',
  'wages by the day or the week': 'salaire à la journée ou à la semaine',
  'farm workers and domestic workers': 'travailleurs agricoles et gens de maison',
  'an open-ended contract, or one of two years and more': 'contrat à durée indéterminée, ou de deux ans et plus',
  'a contract of one to under two years': 'contrat d’un an à moins de deux ans',
  'a contract of six months to under one year': 'contrat de six mois à moins d’un an',
  'a contract of three to under six months': 'contrat de trois à moins de six mois',
  'a contract of under three months, casual or seasonal work':
    'contrat de moins de trois mois, travail occasionnel ou saisonnier',
  'insured under social security': 'assurés à la sécurité sociale',
  'foreigners who are not insured under social security': 'étrangers non assurés à la sécurité sociale',
  'paid by the hour, day or week': 'payés à l’heure, à la journée ou à la semaine',
  'paid by the day or week': 'payés à la journée ou à la semaine',
  'labourers of categories 1 and 2': 'manœuvres des catégories 1 et 2',
  'labourers, and employees with a short introduction': 'manœuvres, et employés après une courte initiation',
  'skilled workers, and employees without special responsibility':
    'ouvriers spécialisés ou qualifiés, et employés sans responsabilité particulière',
  'highly skilled workers, qualified employees and beginning cadres':
    'ouvriers très qualifiés, employés qualifiés et cadres débutants',
  'engineers, technicians and cadres': 'ingénieurs, techniciens et cadres',
  'cadres who direct other cadres': 'cadres qui dirigent d’autres cadres',
  'wages by the fortnight': 'salaire à la quinzaine',
  'wages by the day or the hour': 'salaire à la journée ou à l’heure',
  'a contract of at most one month': 'contrat d’un mois au plus',
  'a contract of more than one and at most three months': 'contrat de plus d’un mois et de trois mois au plus',
  'a contract of more than three months': 'contrat de plus de trois mois',
  // Sectors with hours of their own.
  'retail and pharmacy sales': 'commerce de détail et vente en pharmacie',
  'hospitals hotel kitchens drivers': 'hôpitaux, cuisines d’hôtel, chauffeurs',
  'staff transport': 'transport du personnel',
  hairdressers: 'coiffeurs',
  agriculture: 'agriculture',
  guards: 'gardiens',
  'hotels and domestic': 'hôtels et gens de maison',
  'hospitals retail food': 'hôpitaux, commerce de détail alimentaire',
  'shops pharmacies hotels': 'magasins, pharmacies, hôtels',
  'hairdressers taxis': 'coiffeurs, taxis',
  // Who fixes what the law leaves open.
  'collective agreements, or else a regulation of the Minister of Labour':
    'les conventions collectives, à défaut un arrêté du ministre du Travail',
  'collective agreements': 'les conventions collectives',
  'collective agreements, or else an order of the Minister of Labour':
    'les conventions collectives, à défaut un arrêté du ministre du Travail',
  'agreement of the parties or collective agreements': 'l’accord des parties ou les conventions collectives',
  'the collective agreement': 'la convention collective',
  'regulations and collective agreements': 'les règlements et les conventions collectives',
  'the collective agreement of the sector': 'la convention collective du secteur',
  'the undertaking, not below the ordinary rate': 'l’entreprise, sans descendre sous le taux ordinaire',
  negotiation: 'la négociation',
  'an order of the minister of labour': 'un arrêté du ministre du Travail',
  'a decree that had not been adopted in 2018': 'un décret qui n’était pas pris en 2018',
  'a decree': 'un décret',
  'agreement, collective bargaining or wages board': 'l’accord, la négociation collective ou le conseil des salaires',
  agreement: 'l’accord des parties',
  'negotiation with the union or the workers, unless the Minister prescribes an allowance':
    'la négociation avec le syndicat ou les travailleurs, sauf si le ministre fixe une indemnité',
  'negotiation between the employer and the employee or the union':
    'la négociation entre l’employeur et le salarié ou le syndicat',
  'the collective agreement of the industry, or the contract': 'la convention collective de la branche, ou le contrat',
  'the agreements of the industries': 'les accords de branche',
  'the contract': 'le contrat',
  'the wages order of the sector, or the contract': 'l’ordonnance sur les salaires du secteur, ou le contrat',
  // Who pays, and in which time.
  'CNSS daily allowance': 'la CNSS (indemnité journalière)',
  'through the CNSS': 'la CNSS',
  employer: 'l’employeur',
  'employer, with benefits in kind kept': 'l’employeur, avantages en nature maintenus',
  'CNPS daily allowance': 'la CNPS (indemnité journalière)',
  'social insurance 75, employer 25': 'assurances sociales 75 %, employeur 25 %',
  'social security': 'la sécurité sociale',
  'social security and employer, half each': 'la sécurité sociale et l’employeur, chacun pour moitié',
  'none required by the Act: at the employer’s discretion': 'la loi n’en exige aucun : au gré de l’employeur',
  CNSS: 'la CNSS',
  'employer, refunded by the CNSS': 'l’employeur, remboursé par la CNSS',
  INSS: 'l’INSS',
  'Caisse de sécurité sociale': 'la Caisse de sécurité sociale',
  UIF: 'l’UIF',
  '12 months': '12 mois',
  'year of service': 'année de service',
  'calendar year': 'année civile',
  year: 'an',
  '36 months': '36 mois',
  // Bases of pay.
  'base salary': 'salaire de base',
  salary: 'salaire',
  'average monthly total pay of the last 12 months, without expense refunds':
    'moyenne mensuelle de la rémunération totale des 12 derniers mois, hors remboursements de frais',
  'basic wage of the worker': 'salaire de base du travailleur',
  'basic pay': 'salaire de base',
  'average monthly pay of the last 12 months': 'rémunération mensuelle moyenne des 12 derniers mois',
  'normal hourly wage': 'salaire horaire normal',
  'last comprehensive wage': 'dernier salaire global',
  'ordinary hourly rate': 'taux horaire ordinaire',
  'average daily wage of the last week': 'salaire journalier moyen de la dernière semaine',
  'monthly average of total pay of the last 12 months of work':
    'moyenne mensuelle de la rémunération totale des 12 derniers mois de travail',
  'all wages and allowances of the contract': 'tous les salaires et indemnités du contrat',
  'basic hourly rate': 'taux horaire de base',
  'wage at the end': 'salaire à la fin du contrat',
  'current wage, with allowances and benefits but without refunds and pension contributions':
    'salaire actuel, indemnités et avantages compris, sans remboursements de frais ni cotisations de retraite',
  'average monthly pay of the last 12 months, without allowances for the work':
    'salaire mensuel moyen des 12 derniers mois, sans les indemnités liées au travail',
  'last wage': 'dernier salaire',
  'wage and accessories without family allowances, tips and expense refunds':
    'salaire et accessoires, hors allocations familiales, pourboires et remboursements de frais',
  'average hourly wage of the 52 weeks before, with premiums inherent to the work':
    'salaire horaire moyen des 52 semaines précédentes, avec les primes inhérentes au travail',
  'wage, accessories and overtime premiums': 'salaire, accessoires et majorations pour heures supplémentaires',
  'minimum wage of the category': 'salaire minimum de la catégorie',
  'the remuneration of a month': 'la rémunération d’un mois',
  'basic pay with the seniority bonus': 'salaire de base avec la prime d’ancienneté',
  'hourly basic wage': 'salaire horaire de base',
  'weekly remuneration': 'rémunération hebdomadaire',
  'one day of wage': 'un jour de salaire',
  'average monthly total pay of the last 12 months': 'moyenne mensuelle de la rémunération totale des 12 derniers mois',
  'basic wage': 'salaire de base',
  'all wages and benefits of the contract': 'tous les salaires et avantages du contrat',
  'basic hourly wage': 'salaire horaire de base',
  'wage at dismissal, with all benefits that are not refunds of expenses':
    'salaire au licenciement, avec tous les avantages qui ne sont pas des remboursements de frais',
  remuneration: 'rémunération',
  'basic pay earned during the contract': 'salaire de base gagné pendant le contrat',
  'one twelfth of the earnings of the year': 'un douzième des gains de l’année',
  '75 % five working days before 25 December, the rest by 31 December':
    '75 % cinq jours ouvrés avant le 25 décembre, le reste au plus tard le 31 décembre',
  'end of year bonus': 'prime de fin d’année',
  // Pay of leave.
  'wages and allowances since the last leave, without performance bonuses, expense refunds and the expatriation allowance':
    'salaires et indemnités depuis le dernier congé, hors primes de rendement, remboursements de frais et indemnité d’expatriation',
  'current basic pay': 'salaire de base actuel',
  'pay on the day leave begins, with the average of commissions, bonuses and overtime of 12 months':
    'salaire au jour du départ en congé, avec la moyenne des commissions, primes et heures supplémentaires de 12 mois',
  'at least the pay of the last 12 months, without the expatriation allowance':
    'au moins la rémunération des 12 derniers mois, hors indemnité d’expatriation',
  'average daily pay of the last 12 months for the calendar days of the leave':
    'rémunération journalière moyenne des 12 derniers mois pour les jours calendaires du congé',
  'total pay of the reference period without refunds of expenses':
    'rémunération totale de la période de référence, hors remboursements de frais',
  'not below what would be earned at work': 'pas moins que le gain du travail',
  'pay that would have been earned': 'rémunération qui aurait été gagnée',
  'average of wages, allowances and commissions of the last 12 months':
    'moyenne des salaires, indemnités et commissions des 12 derniers mois',
  'full pay': 'salaire intégral',
  'the wages and allowances that work would have earned': 'les salaires et indemnités que le travail aurait rapportés',
  'usual earnings; the average of the last year where pay varies':
    'gains habituels ; la moyenne de la dernière année si la rémunération varie',
  'pay that would have been earned, with accessories': 'rémunération qui aurait été gagnée, accessoires compris',
  'wage at the rate just before the leave': 'salaire au taux juste avant le congé',
  'full remuneration': 'rémunération intégrale',
  'average pay of the year before leave, with all benefits':
    'rémunération moyenne de l’année avant le congé, avec tous les avantages',
  'pay of the reference year': 'rémunération de l’année de référence',
  'average pay of the last 12 months with bonuses and commissions':
    'rémunération moyenne des 12 derniers mois, primes et commissions comprises',
  'pay of the last 12 months': 'rémunération des 12 derniers mois',
  'wages and allowances of the last 12 months without refunds of expenses':
    'les salaires et indemnités des 12 derniers mois, sans les remboursements de frais',
  'average daily wage of the year, all allowances included':
    'salaire journalier moyen de l’année, toutes indemnités comprises',
  // When it is due.
  'dismissal for objective causes': 'licenciement pour causes objectives',
  'any end of the contract, also retirement and death; on request at 60 months':
    'toute fin du contrat, retraite et décès compris ; sur demande à 60 mois',
  'the employer ends an indefinite contract without a legitimate reason':
    'l’employeur rompt un contrat à durée indéterminée sans motif légitime',
  'the end of fixed-term contracts of more than five years in all':
    'fin de contrats à durée déterminée de plus de cinq ans au total',
  'end for economic reasons, constructive dismissal, danger not removed, disability, retirement without pension; sickness, death or resignation after five years':
    'fin pour motif économique, rupture imputable à l’employeur, danger non écarté, invalidité, retraite sans pension ; maladie, décès ou démission après cinq ans',
  'reduction of workers, or closing': 'réduction du personnel, ou fermeture',
  'retirement, death, resignation after two years': 'retraite, décès, démission après deux ans',
  'end for economic reasons': 'fin pour motif économique',
  'the employer ends the contract, other than by retirement':
    'l’employeur met fin au contrat, autrement que par la retraite',
  'dismissal without a valid reason, or redundancy that is not justified':
    'licenciement sans motif valable, ou licenciement économique injustifié',
  'termination by the employer with notice': 'rupture par l’employeur avec préavis',
  'redundancy, retrenchment, economic or operational reasons, or unfair dismissal':
    'suppression de poste, compression d’effectifs, motif économique ou organisationnel, ou licenciement abusif',
  'end for economic reasons, technological transfer or sickness':
    'rupture pour motif économique, transfert technologique ou maladie',
  'dismissal without fault, death, resignation or retirement at 65':
    'licenciement sans faute, décès, démission ou retraite à 65 ans',
  'an end that is not due to the worker; resignation or retirement after five years':
    'fin qui n’est pas imputable au travailleur ; démission ou retraite après cinq ans',
  'unfair dismissal, death in service, physical incapacity, or death or insolvency of the employer':
    'licenciement abusif, décès en service, incapacité physique, ou décès ou insolvabilité de l’employeur',
  'gross misconduct': 'faute lourde',
  'where a pension or gratuity is more': 'si une pension ou une gratification est plus élevée',
  'end by the notice of the worker, or refusal to renew': 'fin par préavis du travailleur, ou refus de renouveler',
  'gross misconduct or trial period': 'faute lourde ou période d’essai',
  'fair dismissal for misconduct': 'licenciement justifié pour faute',
  'serious misconduct': 'faute grave',
  'misconduct, poor performance, refusal of reinstatement':
    'faute, insuffisance professionnelle, refus de réintégration',
  'misconduct, or refusal of an alternative job': 'faute, ou refus d’un autre poste',
  'justified summary dismissal, refusal of a new offer, or absence of more than three days':
    'renvoi immédiat justifié, refus d’une nouvelle offre, ou absence de plus de trois jours',
  'an end by the employee without notice, or misconduct': 'rupture par le salarié sans préavis, ou faute',
  'any other end': 'toute autre rupture',
  'dismissal during the trial': 'licenciement pendant l’essai',
};
