import type { GuideText } from '../en/guides';

/** Texts of the generated parts of guides, in French, by the English text. */
export const guides = {
  formula: 'formule',
  result: 'résultat',
  Pay: 'Paie',
  'Income tax on pay': 'Impôt sur le salaire',
  "The same in an earlier year, by the country's name": 'Le même pour une année antérieure, d’après le nom du pays',
  'Net pay, down a whole column': 'Salaire net, pour toute une colonne',
  'At age 67, under the law on a given day': 'À 67 ans, selon la loi d’un jour donné',
  'For a married employee with two children and a transport allowance':
    'Pour un salarié marié, avec deux enfants et une indemnité de transport',
  "With the employee's details in cells": 'Avec les précisions sur le salarié dans des cellules',
  'Gross pay for a given net pay': 'Salaire brut pour un salaire net donné',
  'Contributions of the employee': 'Cotisations salariales',
  'Cost to the employer': 'Coût pour l’employeur',
  'Income tax as a percentage of pay': 'Impôt sur le revenu en pourcentage du salaire',
  'Every line of a payslip': 'Chaque ligne d’un bulletin de paie',
  'Annual income tax brackets': 'Barème annuel de l’impôt sur le revenu',
  'A whole payroll, beside its table': 'Toute une paie, à côté de son tableau',
  'The same from a table in French, with chosen figures':
    'La même à partir d’un tableau en français, avec des montants choisis',
  'A sheet as a desk keeps it, with what is paid out after an advance; its row of sums stays blank':
    'Une feuille telle qu’un service de paie la tient, avec ce qui est versé après une avance ; sa ligne de totaux reste vide',
  'A register: a column for each line of the payslips':
    'Un livre de paie : une colonne pour chaque ligne des bulletins',
  'Its headings, above it': 'Ses en-têtes, au-dessus',
  'Totals by department, which agree with it': 'Totaux par service, qui concordent avec lui',
  'Accounting entries of a payroll': 'Écritures comptables d’une paie',
  'The return of a month, and beside it what the authority would reject':
    'La déclaration d’un mois, et à côté ce que l’administration rejetterait',
  'Headings of a payroll table for a country': 'En-têtes d’un tableau de paie pour un pays',
  'General minimum wage on a day': 'Salaire minimum général à une date',
  'Returns and payments due for a month of payroll, with the first column formatted as dates':
    'Déclarations et paiements dus pour un mois de paie, la première colonne étant au format date',
  'Working days of a month, by the weekend and the public holidays of the country':
    'Jours ouvrés d’un mois, selon le repos hebdomadaire et les jours fériés du pays',
  'Day that lies so many working days after another, such as a value date':
    'Jour situé tant de jours ouvrés après un autre, par exemple une date de valeur',
  'Public holidays of a year, with the first column formatted as dates':
    'Jours fériés d’une année, la première colonne étant au format date',
  'Labour law': 'Droit du travail',
  'Pay of hours of overtime, with the premium of the law':
    'Paiement d’heures supplémentaires, avec la majoration légale',
  'Days of annual leave a year, by seniority': 'Jours de congé annuel par an, selon l’ancienneté',
  'Pay of days of leave that are paid out': 'Paiement de jours de congé non pris',
  'Notice that an employer gives': 'Préavis dû par l’employeur',
  'Severance pay of a dismissal': 'Indemnité de licenciement',
  'The same for a redundancy, with the days of a month':
    'La même pour un licenciement économique, avec le nombre de jours du mois',
  'Bonus for years of service': 'Prime d’ancienneté',
  Companies: 'Sociétés',
  'Corporate tax on a profit': 'Impôt sur les sociétés sur un bénéfice',
  'The same for a small company, by its turnover': 'Le même pour une petite entreprise, selon son chiffre d’affaires',
  'Withholding tax on a payment abroad': 'Retenue à la source sur un paiement à l’étranger',
  'The same under the tax treaty with India': 'La même selon la convention fiscale avec l’Inde',
  'Tax on a capital gain': 'Impôt sur une plus-value',
  VAT: 'TVA',
  'VAT on a net amount': 'TVA sur un montant hors taxe',
  'VAT included in a gross amount': 'TVA comprise dans un montant TTC',
  'VAT rate, percent': 'Taux de TVA, en pourcentage',
  'An amount without its VAT': 'Montant hors TVA',
  'An amount with VAT': 'Montant TVA comprise',
  'Exchange rates': 'Cours de change',
  'Exchange rate of one unit': 'Cours d’une unité',
  'An amount converted at the last rate published up to a day, here that of 1 March':
    'Montant converti au dernier cours publié jusqu’à une date, ici celui du 1er mars',
  'An exact parity, by the short name of FXRATE': 'Parité exacte, par le nom court de FXRATE',
  'Month-end rates of several currencies, with the first column formatted as dates':
    'Cours de fin de mois de plusieurs devises, la première colonne étant au format date',
  'Monthly average rates, with the number of days in each average; the first column formatted as dates':
    'Cours moyens mensuels, avec le nombre de jours de chaque moyenne ; la première colonne est au format date',
  Fuel: 'Carburants',
  "Fuel price in the country's currency": 'Prix d’un carburant dans la monnaie du pays',
  'Fuel price in dollars': 'Prix d’un carburant en dollars',
  'Central banks': 'Banques centrales',
  'Policy rate, percent': 'Taux directeur, en pourcentage',
  'Date of the next policy meeting, by the short name of CBRATE':
    'Date de la prochaine réunion de politique monétaire, par le nom court de CBRATE',
  Countries: 'Pays',
  'One field of a country': 'Un champ d’un pays',
  'Corporate tax with every surcharge, as a percentage of profit':
    'Impôt sur les sociétés avec toutes ses surtaxes, en pourcentage du bénéfice',
  'A country by another name': 'Un pays sous un autre nom',
  'The table of countries': 'Le tableau des pays',
  'Where a figure comes from': 'D’où vient un chiffre',
  'Date of the fact behind a figure': 'Date du fait sur lequel repose un chiffre',
  'Date of one of several figures': 'Date de l’un de plusieurs chiffres',
  'Its source': 'Sa source',
  'When something is wrong': 'En cas d’erreur',
  'A code that does not exist': 'Un code qui n’existe pas',
  'A name that two countries share': 'Un nom commun à deux pays',
  name: 'nom',
  what: 'quoi',
  'for example': 'par exemple',
  'The law and the pay': 'La loi et la paie',
  'The employee': 'Le salarié',
  'Parts of the pay: an amount, or a percentage of basic pay such as `20%`':
    'Éléments de salaire : un montant, ou un pourcentage du salaire de base tel que `20%`',
  'Benefits in kind, which are never part of the amount': 'Avantages en nature, qui ne font jamais partie du montant',
  'Paid by the employee': 'Payé par le salarié',
  'The tax year before this pay': 'L’exercice fiscal avant cette paie',
  'Pay period of the amount. It affects income tax only.':
    'Période de paie du montant. Elle n’a d’effet que sur l’impôt sur le revenu.',
  'A part of the month': 'Une partie de mois',
  'How many pay periods this year has: 53 weeks or 27 fortnights, and for daily pay the paid days of a year.':
    'Nombre de périodes de paie de cette année : 53 semaines ou 27 périodes de deux semaines et, pour une paie journalière, les jours payés d’une année.',
  'First day of unpaid leave in the month. The pay stated is that of the whole month.':
    'Premier jour du congé sans solde dans le mois. La rémunération indiquée est celle du mois entier.',
  'Last day of unpaid leave in the month. The pay stated is that of the whole month.':
    'Dernier jour du congé sans solde dans le mois. La rémunération indiquée est celle du mois entier.',
  'First paid day of the month, of an employee who joins in it. The pay stated is that of the whole month.':
    'Premier jour payé du mois, pour un salarié qui entre en cours de mois. Le salaire indiqué est celui du mois entier.',
  'Last paid day of the month, of an employee who leaves in it. The pay stated is that of the whole month.':
    'Dernier jour payé du mois, pour un salarié qui part en cours de mois. Le salaire indiqué est celui du mois entier.',
  'Paid days of the month, instead of a first and a last day. The pay stated is that of the whole month.':
    'Jours payés du mois, au lieu d’un premier et d’un dernier jour. Le salaire indiqué est celui du mois entier.',
  'Of how many days the paid ones are a part. Default: the days of a month as the country counts them.':
    'Nombre de jours dont les jours payés sont une partie. Par défaut : les jours d’un mois tels que le pays les compte.',
  'Whether the pay stated is that of the whole month or that of the part that is paid.':
    'Si le salaire indiqué est celui du mois entier ou celui de la partie payée.',
  'Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.':
    'Exercice fiscal tel que le pays l’écrit, par exemple `2026` ou `2026/27`. Par défaut : l’exercice en cours.',
  'Answers with an earlier version of the law, as the service would have answered then. `GET /api/v1/law/versions` lists those that there are. Needs the Pro plan or above.':
    'Répond selon une version antérieure de la loi, comme le service l’aurait fait alors. `GET /api/v1/law/versions` donne la liste de celles qui existent. Nécessite la formule d’abonnement Pro ou une formule supérieure.',
  'false: employee contributions are ignored, both in net pay and in taxable pay.':
    'false : les cotisations salariales sont ignorées, dans le salaire net comme dans le salaire imposable.',
  'Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.':
    'Applique la loi en vigueur à cette date au lieu de celle d’un exercice fiscal. À utiliser lorsque la loi change en cours d’année.',
  'Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).':
    'Devise de la paie, lorsqu’un pays a des barèmes en plusieurs devises (Zimbabwe : ZWG ou USD).',
  'Share of gross pay that is basic pay, from 0 to 1. Default: all of it. This is the older form: it is better to name the other parts of pay.':
    'Part du salaire brut qui est du salaire de base, de 0 à 1. Par défaut : la totalité. C’est la forme ancienne : mieux vaut nommer les autres éléments de salaire.',
  'Is the employee resident for tax in the country?': 'Le salarié est-il résident fiscal du pays ?',
  'Is the employee a citizen of the country?': 'Le salarié a-t-il la nationalité du pays ?',
  'Marital status of the employee': 'Situation de famille du salarié',
  'Does the spouse have income of their own?': 'Le conjoint a-t-il un revenu propre ?',
  'Children who count under the law, because they meet its conditions of age and care. Disabled children not included':
    'Enfants qui comptent selon la loi, parce qu’ils remplissent ses conditions d’âge et de charge. Enfants handicapés non compris',
  'Disabled children of the employee, who are not among the other children':
    'Enfants handicapés du salarié, qui ne figurent pas parmi les autres enfants',
  'Dependants of the employee other than children, such as parents':
    'Personnes à charge du salarié autres que les enfants, par exemple ses parents',
  'Age of the employee on the date that the law uses': 'Âge du salarié à la date que la loi retient',
  'Does the employee have a disability of the degree that the law requires?':
    'Le salarié a-t-il un handicap du degré exigé par la loi ?',
  'Is this the main employment? false for a second employer.':
    'S’agit-il de l’emploi principal ? false pour un second employeur.',
  'Hours worked and paid in the month, where the law counts them':
    'Heures travaillées et payées dans le mois, si la loi en tient compte',
  'Days worked in the month, where the law counts them, as for meal vouchers':
    'Jours travaillés dans le mois, si la loi les compte, comme pour les titres-repas',
  'Is at least 80 % of the use of the vehicle, for which a travel allowance is paid, for business?':
    'Le véhicule pour lequel une indemnité de déplacement est versée sert-il à 80 % au moins à des fins professionnelles ?',
  'Does the employee work in an area for which the law has rules of its own?':
    'Le salarié travaille-t-il dans une zone pour laquelle la loi a des règles propres ?',
  'Rate in percent at which the law allows expenses for the profession of the employee. 0: the rate for everybody else':
    'Taux en pourcentage des frais que la loi admet pour la profession du salarié. 0 : le taux de tous les autres',
  'Is a State student loan repaid through the payroll?': 'Un prêt étudiant de l’État est-il remboursé par la paie ?',
  'Which month of a State incentive for hiring the employee this is. 0: none is claimed':
    'Rang du mois d’une aide de l’État à l’embauche du salarié. 0 : aucune',
  'Pay of all its employees in a year, where a levy depends on it':
    'Rémunération annuelle de tous ses salariés, si un prélèvement en dépend',
  'Category of the employee': 'Catégorie du salarié',
  'Sector of the employer': 'Secteur de l’employeur',
  'Number of people the employer employs, where a levy depends on it':
    'Effectif de l’employeur, lorsqu’un prélèvement en dépend',
  'Turnover of the employer in a year, where a levy depends on it. 0: below every limit':
    'Chiffre d’affaires annuel de l’employeur, lorsqu’un prélèvement en dépend. 0 : inférieur à toute limite',
  'Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law':
    'Taux en pourcentage auquel l’employeur cotise pour les accidents du travail, lorsqu’il dépend de l’activité. 0 : le plus bas de la loi',
  'Cash allowance for housing': 'Indemnité de logement en argent',
  'Cash allowance for travel on business': 'Indemnité pour déplacements professionnels',
  'Cash allowance for commuting': 'Indemnité de transport en argent',
  'Cash allowance for meals': 'Indemnité de repas en argent',
  'Cash allowance for spouse and children': 'Allocations en argent pour le conjoint et les enfants',
  'Cash allowance for representation': 'Indemnité de représentation en argent',
  'Allowance for a function or responsibility': 'Indemnité de fonction ou de responsabilité',
  'Allowance for risk, dirt or hardship': 'Indemnité de risque, de salissure ou de pénibilité',
  'Pay for overtime': 'Paiement des heures supplémentaires',
  'Hours that the overtime pay is for, beside `overtime`':
    'Nombre d’heures que rémunère le paiement des heures supplémentaires, à côté de `overtime`',
  'Commission on sales': 'Commissions sur les ventes',
  'Leave pay or leave allowance': 'Salaire ou indemnité de congé',
  'Further allowances that are taxable': 'Autres indemnités imposables',
  'Further allowances that the law exempts': 'Autres indemnités que la loi exonère',
  'Bonus paid in this period': 'Prime versée pendant cette période',
  'Thirteenth month paid in this period': 'Treizième mois versé pendant cette période',
  'Pay for earlier periods, paid in this one': 'Salaire de périodes antérieures, versé pendant celle-ci',
  'Pay for leave that was not taken, paid in this period': 'Paiement de congés non pris, versé pendant cette période',
  'Pay instead of notice of termination, paid in this period':
    'Indemnité compensatrice de préavis, versée pendant cette période',
  'Payment on termination of employment': 'Versement à la fin du contrat de travail',
  'A dwelling: what it costs the employer in the pay period':
    'Un logement : ce que cela coûte à l’employeur pendant la période de paie',
  'Furniture: what it costs the employer in the pay period':
    'Du mobilier : ce que cela coûte à l’employeur pendant la période de paie',
  'A vehicle for private use: what it costs the employer in the pay period':
    'Un véhicule à usage privé : ce que cela coûte à l’employeur pendant la période de paie',
  'Fuel for private use: what it costs the employer in the pay period':
    'Du carburant à usage privé : ce que cela coûte à l’employeur pendant la période de paie',
  'A driver: what it costs the employer in the pay period':
    'Un chauffeur : ce que cela coûte à l’employeur pendant la période de paie',
  'Water, electricity and gas: what it costs the employer in the pay period':
    'L’eau, l’électricité et le gaz : ce que cela coûte à l’employeur pendant la période de paie',
  'Servants, gardeners and guards: what it costs the employer in the pay period':
    'Domestiques, jardiniers et gardiens : ce que cela coûte à l’employeur pendant la période de paie',
  'Meals or a canteen: what it costs the employer in the pay period':
    'Des repas ou une cantine : ce que cela coûte à l’employeur pendant la période de paie',
  'Phone and internet: what it costs the employer in the pay period':
    'Téléphone et internet : ce que cela coûte à l’employeur pendant la période de paie',
  'School fees of the children: what it costs the employer in the pay period':
    'Les frais de scolarité des enfants : ce que cela coûte à l’employeur pendant la période de paie',
  'A loan at low interest: what it costs the employer in the pay period':
    'Un prêt à faible taux : ce que cela coûte à l’employeur pendant la période de paie',
  'Any other benefit in kind: what it costs the employer in the pay period':
    'Tout autre avantage en nature : ce que cela coûte à l’employeur pendant la période de paie',
  'Paid by the employee: to a private or supplementary pension plan':
    'Payé par le salarié : à un régime de retraite privé ou complémentaire',
  'Paid by the employee: life insurance premiums': 'Payé par le salarié : primes d’assurance vie',
  'Paid by the employee: to a medical scheme or health insurance':
    'Payé par le salarié : à une mutuelle ou à une assurance maladie',
  'Paid by the employee: interest on the mortgage of their own home':
    'Payé par le salarié : intérêts de l’emprunt pour son propre logement',
  'Paid by the employee: rent of their own home': 'Payé par le salarié : loyer de son propre logement',
  'Paid by the employee: donations to approved bodies': 'Payé par le salarié : dons à des organismes agréés',
  'Paid by the employee: trade union dues': 'Payé par le salarié : cotisations syndicales',
  'Paid by the employee: to a fund for medical care after retirement':
    'Payé par le salarié : à un fonds pour les soins médicaux après la retraite',
  'Paid by the employee: to a tax-favoured savings plan':
    'Payé par le salarié : à un plan d’épargne bénéficiant d’un avantage fiscal',
  'Months of the tax year paid before this one': 'Mois de l’exercice fiscal payés avant celui-ci',
  'Gross pay of the tax year before this period': 'Salaire brut de l’exercice fiscal avant cette période',
  'Taxable income of the tax year before this period': 'Revenu imposable de l’exercice fiscal avant cette période',
  'Tax withheld in the tax year before this period': 'Impôt retenu pendant l’exercice fiscal avant cette période',
  'Employee contributions of the tax year before this period':
    'Cotisations salariales de l’exercice fiscal avant cette période',
  'Bonuses of the tax year paid before this period': 'Primes de l’exercice fiscal versées avant cette période',
  'Its market value in the pay period; default: its cost':
    'Sa valeur de marché pendant la période de paie ; par défaut : son coût',
  'What the employee pays for it in the pay period':
    'Ce que le salarié paie pour en bénéficier pendant la période de paie',
  'Purchase price of the vehicle or other item': 'Prix d’achat du véhicule ou de l’autre bien',
  'Engine size of the vehicle in cubic centimetres': 'Cylindrée du véhicule en centimètres cubes',
  'Age of the vehicle in years': 'Âge du véhicule en années',
  'Number of living rooms': 'Nombre de pièces d’habitation',
  'Outstanding balance of the loan': 'Capital restant dû du prêt',
  'Interest that the employee pays on the loan, percent a year':
    'Intérêt que le salarié paie sur le prêt, en pourcentage par an',
  why: 'pourquoi',
  until: 'jusqu’à',
  Name: 'Nom',
  'So that others in your team know you': 'Pour que les autres membres de votre équipe vous reconnaissent',
  'Language that you chose, and that of your last log-in':
    'Langue que vous avez choisie, et celle de votre dernière connexion',
  'To show pages and to write emails in it': 'Pour afficher les pages et écrire les e-mails dans cette langue',
  'You delete your account': 'La suppression de votre compte',
  'Email address': 'Adresse e-mail',
  'To log in, and to reach you': 'Pour vous connecter, et pour vous joindre',
  'Password, stored only as a hash that cannot be reversed':
    'Mot de passe, conservé seulement sous forme d’une empreinte irréversible',
  'To log in': 'Pour vous connecter',
  'You change it': 'Son changement',
  'Second factor, encrypted': 'Second facteur, chiffré',
  'You switch it off': 'Sa désactivation',
  'Address and browser of each log-in': 'Adresse et navigateur de chaque connexion',
  'So that you see where you are logged in': 'Pour que vous voyiez où vous êtes connecté',
  'You log out, or 14 days': 'Votre déconnexion, ou 14 jours',
  'Log-ins with a password and emails sent, stored under a hash of the address':
    'Connexions par mot de passe et e-mails envoyés, conservés sous une empreinte de l’adresse',
  'To slow down guessing': 'Pour ralentir qui tente de deviner un mot de passe',
  'One day': 'Un jour',
  'Email address beside each program that you connect to an account':
    'Adresse e-mail à côté de chaque programme que vous reliez à un compte',
  'So that your team knows who connected it': 'Pour que votre équipe sache qui l’a relié',
  'It is disconnected, or not used for 30 days': 'Sa déconnexion, ou 30 jours sans utilisation',
  'Email address beside each of your log-ins, and beside each change that you make':
    'Adresse e-mail à côté de chacune de vos connexions, et de chaque modification que vous faites',
  'To keep a reliable record of who did what in an account':
    'Pour garder une trace fiable de qui a fait quoi dans un compte',
  'Permanently: nobody can change or delete these entries':
    'Sans limite : personne ne peut modifier ni supprimer ces entrées',
} satisfies Readonly<Record<GuideText, string>>;

/** What readers of the language write in the ranges of examples, by what stands there in English. */
export const exampleCells = {
  Name: 'Nom',
  'Gross pay': 'Salaire brut',
  'Marital status': 'Situation familiale',
  Children: 'Enfants',
  Bonus: 'Prime',
  Married: 'Mariée',
} as const;
