import type { FunctionText } from '../en/functions';

/** What Excel shows about the functions and their arguments, in French, by the English text. */
export const functions = {
  'Date of the fact behind a figure.': 'Date du fait sur lequel repose un chiffre.',
  'Function that gives the figure, such as PAYE.': 'Fonction qui donne le chiffre, par exemple PAYE.',
  'Country by code or name, such as KE or Kenya. With FX or FXRATE also a currency, such as KES.':
    'Pays, par son code ou son nom, par exemple CI ou Côte d’Ivoire. Avec FX ou FXRATE, une devise convient aussi, par exemple XOF.',
  'Which fact, for functions that use several: an indicator of CBRATE such as tbill_91, a fuel of FUEL, a payment_type of WHT or a category of VAT.':
    'Fait voulu, pour les fonctions qui en utilisent plusieurs : un indicateur de CBRATE tel que tbill_91, un carburant de FUEL, un payment_type de WHT ou une catégorie de VAT.',
  'Day whose fact is meant: a date, or text such as 2026-03-02. Default: today. VAT takes none.':
    'Jour du fait voulu : une date, ou un texte tel que 2026-03-02. Par défaut : aujourd’hui. VAT n’en accepte pas.',
  'Income tax brackets: from, to and rate in percent. The last bracket is open. If the size of the income selects one of several sets of brackets, a fourth column shows the highest income of each set.':
    'Barème de l’impôt sur le revenu : de, à et taux en pourcentage. La dernière tranche est ouverte. Si le montant du revenu détermine lequel de plusieurs barèmes s’applique, une quatrième colonne indique le revenu maximal de chaque barème.',
  'Country by code or name, such as KE or Kenya.': 'Pays, par son code ou son nom, par exemple CI ou Côte d’Ivoire.',
  'Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.':
    'Exercice fiscal tel que le pays l’écrit, par exemple 2026 ou 2026/27. Par défaut : l’exercice en cours.',
  'Pay period of the amounts: monthly (default), annual, weekly or biweekly.':
    'Période de paie des montants : monthly (mois, par défaut), annual (année), weekly (semaine) ou biweekly (deux semaines).',
  'Further details: text such as "currency=USD; pay_date=2026-01-31", or a range of names and values.':
    'Autres précisions : un texte tel que "devise=USD; date de paie=2026-01-31", ou une plage de noms et de valeurs.',
  'A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting.':
    'Indicateur d’une banque centrale : taux directeur, inflation, rendement de bons du Trésor ou croissance en pourcentage, ou date de la prochaine réunion de politique monétaire.',
  'Indicator to return, such as policy_rate.': 'Indicateur voulu, par exemple policy_rate.',
  'Date for which to return the figure: a date, a cell or a range. Default: the latest figure.':
    'Date à laquelle l’indicateur est voulu : une date, une cellule ou une plage. Par défaut : la dernière valeur.',
  'Tax on a capital gain, after the law’s exclusion of a year where there is one (South Africa).':
    'Impôt sur une plus-value, après l’abattement annuel lorsque la loi en prévoit un (Afrique du Sud).',
  'Capital gain: a number, a cell or a range. A loss gives 0.':
    'Plus-value : un nombre, une cellule ou une plage. Une moins-value donne 0.',
  'Who makes the gain: individual (default) or company.':
    'Auteur de la plus-value : individual (particulier, par défaut) ou company (société).',
  'Corporate tax on the profit of a year.': 'Impôt sur les sociétés dû sur le bénéfice d’une année.',
  'Taxable profit of the year: a number, a cell or a range. 0 or a loss gives the minimum tax, or 0 where there is none.':
    'Bénéfice imposable de l’année : un nombre, une cellule ou une plage. 0 ou une perte donne l’impôt minimum, ou 0 s’il n’y en a pas.',
  'Turnover of the year, which may select a small-company rate or a minimum tax: a number, a cell or a range.':
    'Chiffre d’affaires de l’année, qui peut déterminer un taux de petite entreprise ou un impôt minimum : un nombre, une cellule ou une plage.',
  'Sector with a rate of its own, such as mining. The tax law of the country lists them.':
    'Secteur qui a un taux propre, par exemple mining (mines). La législation fiscale du pays en donne la liste.',
  'Table of the 54 countries: code, name, currency, types of tax and tax year.':
    'Tableau des 54 pays : code, nom, devise, types d’impôt et exercice fiscal.',
  'One field of a country, such as its currency or top tax rate.':
    'Un renseignement sur un pays, par exemple sa devise ou son taux marginal maximal.',
  'Field to return, such as currency.': 'Renseignement voulu, par exemple currency (devise).',
  'Returns and payments due from an employer for a month of payroll, with the authority and the due date. The first column holds dates.':
    'Déclarations et paiements dus par un employeur pour un mois de paie, avec l’administration et l’échéance. La première colonne contient des dates.',
  'Month of the pay: a date in it, or text such as 2026-11. Default: the current month.':
    'Mois de la paie : une date de ce mois, ou un texte tel que 2026-11. Par défaut : le mois en cours.',
  'Income tax as a percentage of gross pay.': 'Impôt sur le revenu en pourcentage du salaire brut.',
  'Gross pay: a number, a cell or a range.': 'Salaire brut : un nombre, une cellule ou une plage.',
  'Pay period of the amount: monthly (default), annual, weekly or biweekly.':
    'Période de paie du montant : monthly (mois, par défaut), annual (année), weekly (semaine) ou biweekly (deux semaines).',
  'FALSE leaves out employee contributions. Default: TRUE. An empty cell, and in Excel a cell with 0, counts as left out.':
    'FAUX : les cotisations salariales ne sont pas déduites. Par défaut : VRAI. Une cellule vide, et dans Excel une cellule qui contient 0, compte comme un argument omis.',
  'Further details of the employee: text such as "married; children=2; transport=30000; pay_date=2026-01-31", or a range of names and values.':
    'Autres précisions sur le salarié : un texte tel que "marié; enfants=2; indemnité de transport=30000; date de paie=2026-01-31", ou une plage de noms et de valeurs.',
  'Cost of pay to the employer: gross pay plus employer contributions.':
    'Coût du salaire pour l’employeur : salaire brut plus cotisations patronales.',
  'Price of a fuel, per litre or, for LPG, per kilogram.':
    'Prix d’un carburant, au litre ou, pour le GPL, au kilogramme.',
  'Type of fuel, such as petrol.': 'Carburant voulu, par exemple petrol (essence).',
  "Currency of the price, such as USD. Default: the country's own.":
    'Devise du prix, par exemple USD. Par défaut : la monnaie du pays.',
  'Date of the price: a date, a cell or a range. Default: the latest price.':
    'Date du prix : une date, une cellule ou une plage. Par défaut : le dernier prix.',
  'Converts an amount from one currency to another at the mid-market rate. The same as FXRATE.':
    'Convertit un montant d’une devise dans une autre au cours moyen. Identique à FXRATE.',
  'Currency to convert from, such as USD.': 'Devise de départ, par exemple EUR.',
  'Currency to convert to, such as KES.': 'Devise d’arrivée, par exemple XOF.',
  'Amount to convert: a number, a cell or a range. 0 gives 0, and a negative amount a negative one. Default: 1.':
    'Montant à convertir : un nombre, une cellule ou une plage. 0 donne 0, et un montant négatif un résultat négatif. Par défaut : 1.',
  'Date of the rate: a date, a cell or a range. Default: the latest rate.':
    'Date du cours : une date, une cellule ou une plage. Par défaut : le dernier cours.',
  'Converts an amount from one currency to another at the mid-market rate.':
    'Convertit un montant d’une devise dans une autre au cours moyen.',
  'Gross pay needed for a given net pay.': 'Salaire brut nécessaire pour obtenir un salaire net donné.',
  'Net pay to reach: a number, a cell or a range.': 'Salaire net à atteindre : un nombre, une cellule ou une plage.',
  'A series over time: exchange rates, fuel prices or central bank figures, with a row for each day, week, month, quarter or year. The first column holds dates.':
    'Une série dans le temps : cours de change, prix de carburants ou indicateurs de banques centrales, avec une ligne par jour, semaine, mois, trimestre ou année. La première colonne contient des dates.',
  'Series to return, such as fx: units of a currency for one US dollar.':
    'Série voulue, par exemple fx : unités d’une devise pour un dollar américain.',
  'Currency, pair of currencies such as ZAR/KES, country or central bank, such as KE or Kenya: one, a list in text, or a range. Each has its own column.':
    'Devise, paire de devises telle que EUR/XOF, pays ou banque centrale, par exemple CI ou Côte d’Ivoire : une seule valeur, une liste dans un texte, ou une plage. Chacune a sa propre colonne.',
  'First day: a date, or text such as 2026-01-01.': 'Premier jour : une date, ou un texte tel que 2026-01-01.',
  'Last day: a date, or text such as 2026-11-20. Default: today.':
    'Dernier jour : une date, ou un texte tel que 2026-11-20. Par défaut : aujourd’hui.',
  'Frequency of the values: day (default), week, month-end (or monthly), month-average, quarter or year.':
    'Fréquence des valeurs : day (jour, par défaut), week (semaine), month-end ou monthly (fin de mois), month-average (moyenne du mois), quarter (trimestre) ou year (année).',
  'Columns of each entity: text such as "value, observations", or a range of words. Words are value (default), average, observations, observed, source, and no_headings to leave the header row out.':
    'Colonnes de chaque élément : un texte tel que "value, observations", ou une plage de mots. Les mots sont value (valeur, par défaut), average (moyenne), observations, observed (date observée), source, et no_headings pour omettre la ligne d’en-têtes.',
  'Currency of which one unit is priced, for currencies without a pair, such as ZAR. Default: USD.':
    'Devise dont une unité est cotée, pour les devises sans paire, par exemple EUR. Par défaut : USD.',
  'Public holidays of a country in a year: a row for each, with its day and its name. The first column holds dates.':
    'Jours fériés d’un pays pour une année : une ligne par jour férié, avec son jour et son nom. La première colonne contient des dates.',
  'Calendar year, such as 2026. Default: the current year.':
    'Année civile, par exemple 2026. Par défaut : l’année en cours.',
  'General minimum wage of a country, per month, day or hour as its law sets it.':
    'Salaire minimum général d’un pays, par mois, par jour ou par heure selon sa loi.',
  'Country by code or name, such as NG or Nigeria.': 'Pays, par son code ou son nom, par exemple SN ou Sénégal.',
  'Date for which to return the wage: a date, a cell or a range. Default: today.':
    'Date à laquelle le salaire minimum est voulu : une date, une cellule ou une plage. Par défaut : aujourd’hui.',
  'Net pay: gross pay less income tax and employee contributions.':
    'Salaire net : salaire brut moins l’impôt sur le revenu et les cotisations salariales.',
  'Income tax on pay, including surcharges and levies.':
    'Impôt sur le revenu dû sur un salaire, surtaxes et prélèvements compris.',
  'Pay figures for a table of employees: one row for each employee and no header row, so the result fits beside the table. A row called Total stays blank.':
    'Chiffres de paie pour un tableau de salariés : une ligne par salarié et pas de ligne d’en-têtes, de sorte que le résultat se place à côté du tableau. Une ligne nommée Total reste vide.',
  'Country by code or name, such as KE or Kenya. Leave it out if the table has a Country column.':
    'Pays, par son code ou son nom, par exemple CI ou Côte d’Ivoire. Omettez-le si le tableau a une colonne Pays.',
  'Table with a header row, and a row for each employee. PAYROLLHEADERS gives the headings of a country.':
    'Tableau avec une ligne d’en-têtes et une ligne par salarié. PAYROLLHEADERS donne les en-têtes d’un pays.',
  'Figures to return: text such as "net_amount, paid_out", "lines" for each line of the payslips, a line by name or code, or the headings above the result. Default: tax, contributions, net pay, employer cost.':
    'Chiffres voulus : un texte tel que "salaire net, net à verser", "lignes" pour chaque ligne des bulletins, une ligne par son nom ou son code, ou les en-têtes au-dessus du résultat. Par défaut : impôt, cotisations, salaire net, coût pour l’employeur.',
  'Headings of the columns that PAYROLL returns for the same arguments, in one row.':
    'En-têtes des colonnes que PAYROLL renvoie pour les mêmes arguments, sur une ligne.',
  'Sums of a payroll by a column of its table, such as the department, with headings. They agree with PAYROLL. The last row has the sums of all.':
    'Totaux d’une paie selon une colonne de son tableau, par exemple le service, avec en-têtes. Ils concordent avec PAYROLL. La dernière ligne donne les totaux généraux.',
  'Heading of the column whose values have a row each, such as Department.':
    'En-tête de la colonne dont chaque valeur a sa ligne, par exemple Service.',
  'Accounting entries of a payroll, with headings: account, text, debit and credit. They agree with PAYROLL. The last row has the sums, which are equal.':
    'Écritures comptables d’une paie, avec en-têtes : compte, libellé, débit et crédit. Elles concordent avec PAYROLL. La dernière ligne donne les totaux, qui sont égaux.',
  'Country by code or name, such as CI or Senegal. Leave it out if the table has a Country column.':
    'Pays, par code ou par nom, par exemple CI ou Sénégal. À omettre si le tableau a une colonne Pays.',
  'Chart of accounts: syscohada, pcm, or ifrs for names without numbers. Default: the plan of the country, or else ifrs.':
    'Plan comptable : syscohada, pcm, ou ifrs pour des intitulés sans numéros. Par défaut : le plan du pays, sinon ifrs.',
  'Heading of the column whose values have an entry each, such as Department.':
    'En-tête de la colonne dont chaque valeur a son écriture, par exemple Service.',
  'Return of a month in the columns of the authority, with titles. Beside each row stands what the authority would reject. Nothing is stored or filed.':
    'Déclaration d’un mois dans les colonnes de l’administration, avec titres. À côté de chaque ligne figure ce que l’administration rejetterait. Rien n’est conservé ni déposé.',
  'Return, such as p10. The guide to payroll lists those of each country.':
    'Déclaration, par exemple p10. Le guide de la paie liste celles de chaque pays.',
  'Table with a header row, and a row for each employee: the columns of a payroll, and who each is, such as Name and Tax number.':
    'Tableau avec une ligne d’en-têtes et une ligne par salarié : les colonnes d’une paie, et qui est chacun, par exemple Nom et Numéro fiscal.',
  'Who the employer is, and the month: text such as "tax_number=P051234567Z; month=2026-11", or a range of names and values. Default: this month.':
    'Qui est l’employeur, et le mois : un texte comme "tax_number=P051234567Z; month=2026-11", ou une plage de noms et de valeurs. Par défaut : ce mois-ci.',
  'What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".':
    'Signification des en-têtes qui ne sont pas compris : une plage avec un en-tête et sa signification dans chaque ligne. Les significations sont les en-têtes donnés par PAYROLLHEADERS, "Retenue" ou "Ne pas utiliser".',
  'Applies the law of this day. Default: the law in force today.':
    'Applique la loi de ce jour. Par défaut : la loi en vigueur aujourd’hui.',
  'Header row of a payroll table for a country: the pay, then the details of an employee that its law requires. Columns that you do not need may be removed.':
    'Ligne d’en-têtes d’un tableau de paie pour un pays : le salaire, puis les précisions sur le salarié que sa loi demande. Les colonnes inutiles peuvent être supprimées.',
  'Language of the headings: en, fr, pt or ar. Default: your own.':
    'Langue des en-têtes : en, fr, pt ou ar. Par défaut : la vôtre.',
  'All lines of a payslip, as a table of names and amounts.':
    'Toutes les lignes d’un bulletin de paie, sous forme de tableau de noms et de montants.',
  'Gross pay: one number or one cell.': 'Salaire brut : un seul nombre ou une seule cellule.',
  'Employee contributions, such as pension, health and housing.':
    'Cotisations salariales, par exemple retraite, maladie et logement.',
  'A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting. The same as CBRATE.':
    'Indicateur d’une banque centrale : taux directeur, inflation, rendement de bons du Trésor ou croissance en pourcentage, ou date de la prochaine réunion de politique monétaire. Identique à CBRATE.',
  'Source of the fact behind a figure: publisher, title and address.':
    'Source du fait sur lequel repose un chiffre : éditeur, titre et adresse.',
  'VAT on an amount.': 'TVA sur un montant.',
  'Amount: a number, a cell or a range. A credit note, as a negative amount, gives negative VAT.':
    'Montant : un nombre, une cellule ou une plage. Un avoir, c’est-à-dire un montant négatif, donne une TVA négative.',
  'With add (default), the amount excludes VAT. With extract, it includes VAT.':
    'Avec add (par défaut), le montant est hors TVA. Avec extract, il comprend la TVA.',
  'Category of goods or services, such as food_basic. Default: the standard rate.':
    'Catégorie de biens ou de services, par exemple food_basic. Par défaut : le taux normal.',
  'Amount including VAT, from an amount without VAT.': 'Montant TVA comprise, à partir d’un montant hors TVA.',
  'Amount without VAT: a number, a cell or a range.': 'Montant hors TVA : un nombre, une cellule ou une plage.',
  'Amount excluding VAT, from an amount with VAT.': 'Montant hors TVA, à partir d’un montant TVA comprise.',
  'Amount with VAT: a number, a cell or a range.': 'Montant TVA comprise : un nombre, une cellule ou une plage.',
  'VAT rate in percent.': 'Taux de TVA en pourcentage.',
  'Withholding tax on a payment.': 'Retenue à la source sur un paiement.',
  'Payment before tax: a number, a cell or a range. A payment that is taken back, as a negative amount, gives negative tax.':
    'Paiement avant retenue : un nombre, une cellule ou une plage. Un paiement repris, c’est-à-dire un montant négatif, donne une retenue négative.',
  'Type of payment, such as dividends. Default: services.':
    'Type de paiement, par exemple dividends (dividendes). Par défaut : services.',
  'Residency of the payee: resident (default) or non_resident.':
    'Résidence du bénéficiaire : resident (résident, par défaut) ou non_resident (non-résident).',
  'Kind of payee or payment, such as bank_deposit. Default: the general rate.':
    'Genre de bénéficiaire ou de paiement, par exemple bank_deposit (dépôt bancaire). Par défaut : le taux général.',
  'Country of a non-resident payee, such as FR, for the rate of the tax treaty.':
    'Pays d’un bénéficiaire non-résident, par exemple FR, pour le taux de la convention fiscale.',
  'Day that lies so many working days after another, or before it, by the weekend and the public holidays of a country.':
    'Jour situé un certain nombre de jours ouvrés après un autre, ou avant, selon le repos hebdomadaire et les jours fériés d’un pays.',
  'Day from which to count, which does not count itself: a date, text such as 2026-12-24, or a range.':
    'Jour à partir duquel compter, qui n’est pas compté lui-même : une date, un texte tel que 2026-12-24, ou une plage.',
  'Number of working days, negative to count back: a number, a cell or a range.':
    'Nombre de jours ouvrés, négatif pour compter à rebours : un nombre, une cellule ou une plage.',
  "The company's own days off: a date or a range of dates.":
    'Jours de fermeture propres à l’entreprise : une date ou une plage de dates.',
  'Number of working days from one day to another, both included, by the weekend and the public holidays of a country. Negative if the last day lies before the first.':
    'Nombre de jours ouvrés d’un jour à un autre, tous deux compris, selon le repos hebdomadaire et les jours fériés d’un pays. Négatif si le dernier jour précède le premier.',
  'First day: a date, text such as 2026-12-01, or a range.':
    'Premier jour : une date, un texte tel que 2026-12-01, ou une plage.',
  'Last day: a date, text such as 2026-12-31, or a range.':
    'Dernier jour : une date, un texte tel que 2026-12-31, ou une plage.',
  'Twelve pay periods a year': 'Douze périodes de paie par an',
  'Pay for a whole year': 'Salaire d’une année entière',
  '52 pay periods a year': '52 périodes de paie par an',
  '26 pay periods a year': '26 périodes de paie par an',
  'Pay for a day; `pay_periods` states how many make a year':
    'Paie d’une journée ; `pay_periods` indique combien en font une année',
  'The amount is without VAT': 'Le montant est hors TVA',
  'The amount contains VAT': 'Le montant comprend la TVA',
  'Goods and services in general': 'Biens et services en général',
  'Basic food': 'Produits alimentaires de base',
  'Medicines and medical services': 'Médicaments et services médicaux',
  Education: 'Enseignement',
  'Digital services': 'Services numériques',
  Exports: 'Exportations',
  Dividends: 'Dividendes',
  Interest: 'Intérêts',
  Royalties: 'Redevances',
  'Fees for services': 'Prestations de services',
  'Management fees': 'Frais de gestion',
  Rent: 'Loyers',
  'Contracts, such as for construction': 'Marchés, par exemple de construction',
  'Fees of professionals such as lawyers and accountants': 'Honoraires de professions telles qu’avocats et comptables',
  'Fees for technical services or assistance': 'Prestations ou assistance techniques',
  'Fees paid to directors': 'Tantièmes et jetons de présence',
  Commissions: 'Commissions',
  'Insurance premiums or commissions': 'Primes ou commissions d’assurance',
  'Goods supplied': 'Livraisons de biens',
  'Paid to a resident': 'Versé à un résident',
  'Paid to a non-resident': 'Versé à un non-résident',
  'The payee is an individual': 'Le bénéficiaire est un particulier',
  'The payee is a company': 'Le bénéficiaire est une société',
  'The payee is a company with the shareholding that the law requires':
    'Le bénéficiaire est une société qui détient la participation exigée par la loi',
  'The payee is a bank or another financial institution':
    'Le bénéficiaire est une banque ou un autre établissement financier',
  'The payee is a self-employed professional': 'Le bénéficiaire exerce une profession libérale',
  'The payee is taxed at a flat rate, or is a micro-enterprise':
    'Le bénéficiaire est imposé au forfait, ou est une microentreprise',
  'The payee has a valid tax clearance certificate':
    'Le bénéficiaire a une attestation de régularité fiscale en cours de validité',
  'The payee has no tax number, or no valid tax clearance certificate':
    'Le bénéficiaire n’a pas de numéro fiscal, ou pas d’attestation de régularité fiscale en cours de validité',
  'A company listed on a stock exchange pays': 'Versé par une société cotée en bourse',
  'The state or a public body pays': 'Versé par l’État ou un organisme public',
  'A mining company pays': 'Versé par une société minière',
  'An oil or gas company pays': 'Versé par une société pétrolière ou gazière',
  'A manufacturer taxed at a reduced rate pays': 'Versé par un industriel imposé à un taux réduit',
  'Interest on a bank deposit': 'Intérêts d’un dépôt bancaire',
  'Interest on bonds': 'Intérêts d’obligations',
  'Interest on bonds listed on a stock exchange': 'Intérêts d’obligations cotées en bourse',
  'Interest on treasury bills or government bonds': 'Intérêts de bons du Trésor ou d’obligations d’État',
  'Interest on a shareholder loan': 'Intérêts d’un compte courant d’associé',
  'Rent of residential property': 'Loyer d’un immeuble d’habitation',
  'Rent of commercial property': 'Loyer d’un immeuble commercial',
  'Rent of equipment or vehicles': 'Location de matériel ou de véhicules',
  'A contract for construction': 'Marché de travaux de construction',
  'A licence for software': 'Licence de logiciel',
  'The gain of a person': 'Plus-value d’un particulier',
  'The gain of a company': 'Plus-value d’une société',
  'Petrol, per litre': 'Essence, au litre',
  'Diesel, per litre': 'Gazole, au litre',
  'Kerosene, per litre': 'Pétrole lampant, au litre',
  'Cooking gas (LPG), per kilogram': 'Gaz de cuisine (GPL), au kilogramme',
  'Policy rate of the central bank, percent': 'Taux directeur de la banque centrale, en pourcentage',
  'Headline inflation, percent': 'Inflation globale, en pourcentage',
  'Core inflation, percent': 'Inflation sous-jacente, en pourcentage',
  'Food inflation, percent': 'Inflation des produits alimentaires, en pourcentage',
  'Yield of 91-day treasury bills, percent': 'Rendement des bons du Trésor à 91 jours, en pourcentage',
  'Yield of 182-day treasury bills, percent': 'Rendement des bons du Trésor à 182 jours, en pourcentage',
  'Yield of 364-day treasury bills, percent': 'Rendement des bons du Trésor à 364 jours, en pourcentage',
  'Growth of the economy, percent': 'Croissance de l’économie, en pourcentage',
  'Date of the next policy meeting': 'Date de la prochaine réunion de politique monétaire',
  'Exchange rate, units for one US dollar': 'Cours de change, unités pour un dollar américain',
  'Petrol, currency of the country per litre': 'Essence, monnaie du pays par litre',
  'Diesel, currency of the country per litre': 'Gazole, monnaie du pays par litre',
  'Kerosene, currency of the country per litre': 'Pétrole lampant, monnaie du pays par litre',
  'Liquefied petroleum gas, currency of the country per kg': 'Gaz de pétrole liquéfié, monnaie du pays par kg',
  'Policy rate, percent': 'Taux directeur, en pourcentage',
  'Inflation over twelve months, percent': 'Inflation sur douze mois, en pourcentage',
  'Core inflation over twelve months, percent': 'Inflation sous-jacente sur douze mois, en pourcentage',
  'Food inflation over twelve months, percent': 'Inflation des produits alimentaires sur douze mois, en pourcentage',
  'Average annual inflation, percent': 'Inflation annuelle moyenne, en pourcentage',
  'Treasury bill yield, 91 days, percent': 'Rendement des bons du Trésor, 91 jours, en pourcentage',
  'Treasury bill yield, 182 days, percent': 'Rendement des bons du Trésor, 182 jours, en pourcentage',
  'Treasury bill yield, 364 days, percent': 'Rendement des bons du Trésor, 364 jours, en pourcentage',
  'GDP growth, percent': 'Croissance du PIB, en pourcentage',
  'Annual GDP growth, percent': 'Croissance annuelle du PIB, en pourcentage',
  'Meeting of the monetary policy committee, 1 planned, 0 cancelled':
    'Réunion du comité de politique monétaire, 1 prévue, 0 annulée',
  'Every value on its own day': 'Chaque valeur à son jour',
  'Last value on or before the Sunday of each week': 'Dernière valeur au plus tard le dimanche de chaque semaine',
  'Last value on or before the last day of each month': 'Dernière valeur au plus tard le dernier jour de chaque mois',
  'Average of the values published in each month': 'Moyenne des valeurs publiées dans chaque mois',
  'Last value on or before the last day of each quarter':
    'Dernière valeur au plus tard le dernier jour de chaque trimestre',
  'Last value on or before 31 December of each year': 'Dernière valeur au plus tard le 31 décembre de chaque année',
  'Name in English': 'Nom en anglais',
  'Currency code': 'Code de la devise',
  'Current tax year, as the country writes it': 'Exercice fiscal en cours, tel que le pays l’écrit',
  'Types of tax available for the country': 'Types d’impôt disponibles pour le pays',
  'Top rate of income tax, percent': 'Taux maximal de l’impôt sur le revenu, en pourcentage',
  'Period in which the law writes its income tax brackets':
    'Période pour laquelle la loi écrit son barème de l’impôt sur le revenu',
  "Employee's pension contribution, percent of pay": 'Cotisation de retraite du salarié, en pourcentage du salaire',
  "Employer's pension contribution, percent of pay": 'Cotisation de retraite de l’employeur, en pourcentage du salaire',
  'Standard rate of corporate tax, percent, without surcharges':
    'Taux normal de l’impôt sur les sociétés, en pourcentage, sans surtaxes',
  'Standard rate of corporate tax with every surcharge, percent of profit':
    'Taux normal de l’impôt sur les sociétés avec toutes les surtaxes, en pourcentage du bénéfice',
  'Surcharges on corporate tax, in percent of profit':
    'Surtaxes à l’impôt sur les sociétés, en pourcentage du bénéfice',
  'Rate of corporate tax for small companies, percent':
    'Taux de l’impôt sur les sociétés des petites entreprises, en pourcentage',
  'Turnover up to which a company is small': 'Chiffre d’affaires jusqu’auquel une société est petite',
  'Tax treatment of capital gains of individuals': 'Régime fiscal des plus-values des particuliers',
  'Tax treatment of capital gains of companies': 'Régime fiscal des plus-values des sociétés',
  'Name of VAT, or of the tax levied in its place': 'Nom de la TVA, ou de l’impôt perçu à sa place',
  'Standard VAT rate with levies on the same supply, percent':
    'Taux normal de TVA avec les prélèvements sur la même opération, en pourcentage',
  'Income tax and contributions': 'Impôt sur le revenu et cotisations',
  'Corporate tax': 'Impôt sur les sociétés',
  'Withholding tax': 'Retenue à la source',
  'Capital gains tax': 'Impôt sur les plus-values',
  VAT: 'TVA',
  'Exchange rate of the currency to the US dollar': 'Cours de change de la devise par rapport au dollar américain',
  'Fuel prices': 'Prix des carburants',
  'Central bank figures': 'Indicateurs de banques centrales',
  English: 'Anglais',
  French: 'Français',
  Portuguese: 'Portugais',
  Arabic: 'Arabe',
  'Days of paid annual leave of a full year of service that the law requires, by seniority. It is the legal minimum.':
    'Jours de congé annuel payé que la loi impose pour une année complète de service, selon l’ancienneté. C’est le minimum légal.',
  'First day of the employment: a date, text such as 2020-03-01, or a range.':
    'Premier jour de l’emploi : une date, un texte comme 2020-03-01, ou une plage.',
  'Day whose law counts, and up to which service counts. Default: today.':
    'Jour dont la loi s’applique, et jusqu’auquel le service compte. Par défaut : aujourd’hui.',
  'Group of the employee, such as cadres, where the law has several.':
    'Catégorie du salarié, par exemple cadres, si la loi en distingue plusieurs.',
  'Pay of days of annual leave as the law counts it, for example of leave paid out.':
    'Rémunération de jours de congé annuel comme la loi la calcule, par exemple l’indemnité compensatrice de congé.',
  'Pay of a month: a number, a cell or a range.': 'Rémunération d’un mois : un nombre, une cellule ou une plage.',
  'Days to pay: a number, a cell or a range. Default: all days of a year.':
    'Jours à payer : un nombre, une cellule ou une plage. Par défaut : tous les jours d’une année.',
  'Further details: text such as "category=cadres; days_per_month=26", or a range of names and values.':
    'Autres précisions : un texte comme "category=cadres; days_per_month=26", ou une plage de noms et de valeurs.',
  'Notice that an employer gives by law, in words such as 1 month. With pay: the pay instead of notice. It is the legal minimum.':
    'Préavis que la loi impose à l’employeur, sous forme de texte, par exemple 1 mois. Avec une rémunération : l’indemnité compensatrice de préavis. C’est le minimum légal.',
  'Day on which notice is given: a date, text such as 2026-11-20, or a range.':
    'Jour où le préavis est notifié : une date, un texte comme 2026-11-20, ou une plage.',
  'Pay of a month: a number, a cell or a range. With it, the result is the pay instead of notice.':
    'Rémunération d’un mois : un nombre, une cellule ou une plage. Avec elle, le résultat est l’indemnité compensatrice de préavis.',
  'Days that turn the pay of a month into that of a day. Default: as the law says, otherwise 30, or 26 for working days.':
    'Nombre de jours qui ramène la rémunération d’un mois à celle d’un jour. Par défaut : ce que dit la loi, sinon 30, ou 26 pour les jours ouvrables.',
  'Pay of hours of overtime with the premium that the law requires. It is the legal minimum.':
    'Rémunération des heures supplémentaires avec la majoration que la loi impose. C’est le minimum légal.',
  'Basic pay of a month, a week or an hour: a number, a cell or a range.':
    'Salaire de base d’un mois, d’une semaine ou d’une heure : un nombre, une cellule ou une plage.',
  'Hours of overtime of one week, or of one day or month where the law counts by those: a number, a cell or a range.':
    'Heures supplémentaires d’une semaine, ou d’un jour ou d’un mois si la loi compte ainsi : un nombre, une cellule ou une plage.',
  'When they are worked, such as rest_day. Default: day.':
    'Quand elles sont travaillées, par exemple rest_day. Par défaut : day.',
  'Whether the pay is that of a month (default), a week or an hour.':
    'Si la rémunération est celle d’un mois (par défaut), d’une semaine ou d’une heure.',
  'Further details: text such as "category=cadres; hours_per_month=173.33; on=2026-11-20", or a range of names and values.':
    'Autres précisions : un texte comme "category=cadres; hours_per_month=173.33; on=2026-11-20", ou une plage de noms et de valeurs.',
  'Bonus for years of service that the law requires. It is the legal minimum.':
    'Prime d’ancienneté que la loi impose. C’est le minimum légal.',
  'Pay that the bonus is a percentage of: a number, a cell or a range.':
    'Rémunération dont la prime est un pourcentage : un nombre, une cellule ou une plage.',
  'What an employer owes by law, by years of service, when an employment ends. It is the legal minimum.':
    'Ce que la loi oblige l’employeur à verser, selon les années de service, à la fin de l’emploi. C’est le minimum légal.',
  'Pay of a month as the law counts it: a number, a cell or a range.':
    'Rémunération d’un mois comme la loi la compte : un nombre, une cellule ou une plage.',
  'Last day of the employment: a date, text such as 2026-11-20, or a range.':
    'Dernier jour de l’emploi : une date, un texte comme 2026-11-20, ou une plage.',
  'Why it ends: dismissal (default), redundancy, end_of_contract or retirement.':
    'Pourquoi il prend fin : dismissal (licenciement, par défaut), redundancy (motif économique), end_of_contract (fin du contrat) ou retirement (retraite).',
  'On a working day': 'Un jour ouvrable',
  'At night on a working day': 'La nuit, un jour ouvrable',
  'On the rest day': 'Le jour de repos',
  'On a public holiday': 'Un jour férié',
  'At night on the rest day': 'La nuit, le jour de repos',
  'At night on a public holiday': 'La nuit, un jour férié',
  'Pay of a month': 'Rémunération d’un mois',
  'Pay of a week': 'Rémunération d’une semaine',
  'Pay of an hour': 'Rémunération d’une heure',
  'Dismissal by the employer, not for misconduct': 'Licenciement par l’employeur, sans faute du salarié',
  'Dismissal for economic reasons': 'Licenciement pour motif économique',
  'End of a contract for a fixed term': 'Fin d’un contrat à durée déterminée',
  Retirement: 'Départ à la retraite',
} as const satisfies Readonly<Record<FunctionText, string>>;
