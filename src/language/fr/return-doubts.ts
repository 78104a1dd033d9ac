import type { ReturnDoubt } from '../en/return-doubts';

/** What is not established about layouts of returns in French, by the text as it is recorded. */
export const returnDoubts: Readonly<Record<ReturnDoubt, string>> = {
  'Whether the institute has a later version of the manual.': 'Si l’institut a une version plus récente du manuel.',
  'Whether the name of the file keeps the zeros before the number of the employer, and its ending.':
    'Si le nom du fichier garde les zéros avant le numéro de l’employeur, et son extension.',
  'The signs at the end of a line: they are CR LF here.': 'Les caractères de fin de ligne : ici, CR LF.',
  'The template after the reform of 2025 and 2026.': 'Le modèle d’après la réforme de 2025 et 2026.',
  'The words for provinces and municipalities after the new administrative division of 2025.':
    'Les noms des provinces et des communes d’après la nouvelle division administrative de 2025.',
  'Whether the base of social security has meal and transport allowances: one program leaves them out.':
    'Si l’assiette de la sécurité sociale comprend les indemnités de repas et de transport : un programme les omet.',
  'Whether there are columns after the back pay.': 'S’il y a des colonnes après le rappel de salaire.',
  'The name of the file, and the form of the numbers of workers.':
    'Le nom du fichier, et la forme des numéros des travailleurs.',
  'Whether column I is the share of the employee or the whole contribution. It is the share of the employee here, as in the program.':
    'Si la colonne I est la part du salarié ou la cotisation entière. C’est ici la part du salarié, comme dans le programme.',
  'The template of the portal.': 'Le modèle du portail.',
  'The form of the single return.': 'Le formulaire de la déclaration unique.',
  'The official form.': 'Le formulaire officiel.',
  'The template of e-CNPS.': 'Le modèle de e-CNPS.',
  'The exact titles of the columns TYPE SALARIE and BRANCHE COTISEE.':
    'Les titres exacts des colonnes TYPE SALARIE et BRANCHE COTISEE.',
  'The workbook of the fund (e-DISA), and whether it takes pay up to the ceiling of each branch.':
    'Le classeur de la caisse (e-DISA), et s’il prend le salaire jusqu’au plafond de chaque branche.',
  'Whether workers by the day or the hour have their days or hours in place of months.':
    'Si les travailleurs à la journée ou à l’heure ont leurs jours ou leurs heures à la place des mois.',
  'Whether the month has the columns of adjustment and of the net payable: two programs write them, and one leaves them out.':
    'Si le mois a les colonnes de l’ajustement et du net à payer : deux programmes les écrivent, et un autre les omet.',
  'How the name of the file ends: each program ends it in its own way.':
    'Comment le nom du fichier se termine : chaque programme le termine à sa façon.',
  'The codes of jobs and nationalities.': 'Les codes des emplois et des nationalités.',
  'Whether the tax of the brackets has decimals: one program writes two, with a comma.':
    'Si l’impôt du barème a des décimales : un programme en écrit deux, avec une virgule.',
  'Whether the formats of June 2025 have further columns, and what the summary beside them has.':
    'Si les formats de juin 2025 ont d’autres colonnes, et ce que contient le récapitulatif qui les accompagne.',
  'The XML file of the year: its type, tax code and month are those of one program only.':
    'Le fichier XML de l’année : son type, son code d’impôt et son mois sont ceux d’un seul programme.',
  'Positions and widths of record C04, and of the records before and after it.':
    'Les positions et les largeurs de l’enregistrement C04, et de ceux qui le précèdent et le suivent.',
  'The format of the portal today.': 'Le format du portail aujourd’hui.',
  'The pay of a quarter has seven characters in the files of 2021. Whether it is wider today.':
    'Le salaire d’un trimestre a sept caractères dans les fichiers de 2021. S’il est plus large aujourd’hui.',
  'Whether the portal still takes these files.': 'Si le portail accepte encore ces fichiers.',
  'The last character of a line, which is always 0.': 'Le dernier caractère d’une ligne, qui est toujours 0.',
  'The boxes of the G50 in the new portal.': 'Les cases du G50 dans le nouveau portail.',
  'The exact heads of columns d to h, and whether there is a column for signatures.':
    'Les en-têtes exacts des colonnes d à h, et s’il y a une colonne pour les signatures.',
  'The layout of an electronic declaration.': 'La présentation d’une déclaration électronique.',
  'The layout of the upload of the e-tax site.': 'La présentation du fichier à déposer sur le site e-tax.',
  'Electronic filing and its file.': 'Le dépôt électronique et son fichier.',
  'The codes for job, level and nationality.': 'Les codes d’emploi, de niveau et de nationalité.',
  'A newer version of the portal has 28 columns, with the residence and whether SSNIT was paid, in one program.':
    'Une version plus récente du portail a 28 colonnes, avec la résidence et si le SSNIT a été payé, dans un programme.',
  'Whether the portal takes the Ghana Card number in the place of the TIN.':
    'Si le portail accepte le numéro de la carte Ghana Card à la place du TIN.',
  'Whether the file of the year has a line of titles, and its name.':
    'Si le fichier de l’année a une ligne de titres, et son nom.',
  'The columns of DT 0108b, the annual information on employees.':
    'Les colonnes de DT 0108b, les informations annuelles sur les salariés.',
  'Whether the file carries the contributions, or the portal computes them.':
    'Si le fichier porte les cotisations, ou si le portail les calcule.',
  'The current names of the option codes.': 'Les noms actuels des codes d’option.',
  'Whether the regulator has a template.': 'Si l’autorité de régulation a un modèle.',
  'The template of the portal of the board today.': 'Le modèle du portail de l’organisme aujourd’hui.',
  'Whether the new portal takes the sheet without conversion.':
    'Si le nouveau portail accepte la feuille sans conversion.',
  'The layout of sheet M.': 'La présentation de la feuille M.',
  'Whether a column for a deposit on a home ownership savings plan is still in the workbook.':
    'Si une colonne pour un versement sur un plan d’épargne logement est encore dans le classeur.',
  'The exact words of the types of employee and of housing.': 'Les mots exacts des types de salarié et de logement.',
  'The card of the authority for 2025 and later.': 'La fiche de l’administration pour 2025 et après.',
  'By when it must be handed out.': 'La date à laquelle elle doit être remise.',
  'Titles and order in the template of the portal.': 'Les titres et leur ordre dans le modèle du portail.',
  'Whether the file takes the number of the new authority in the place of the NHIF number.':
    'Si le fichier accepte le numéro de la nouvelle autorité à la place du numéro NHIF.',
  'The schema and its version after the reforms of 2025.': 'Le schéma et sa version d’après les réformes de 2025.',
  'The code of the rate of expenses is left blank and must be filled in: the programs have the codes of 2009.':
    'Le code du taux de frais est laissé vide et doit être complété : les programmes ont les codes de 2009.',
  'The codes of exempt items: the file has their sum only.':
    'Les codes des éléments exonérés : le fichier n’a que leur somme.',
  'Dates of the housing permit and authorisation are left out.':
    'Les dates du permis d’habiter et de l’autorisation sont omises.',
  'Whether a specification later than that of 2006 is in use.':
    'Si une spécification postérieure à celle de 2006 est en usage.',
  'The month in the name of the file: MMAAAA or AAAAMM.': 'Le mois dans le nom du fichier : MMAAAA ou AAAAMM.',
  'The official form and its electronic filing.': 'Le formulaire officiel et son dépôt électronique.',
  'What the contribution codes other than S mean.': 'Ce que signifient les codes de cotisation autres que S.',
  'The labels for the year 2026/27.': 'Les libellés pour l’année 2026/27.',
  'A newer version of the template.': 'Une version plus récente du modèle.',
  'The head of the workbook above the columns: TIN of the employer and number of the period, with March as 1.':
    'L’en-tête du classeur au-dessus des colonnes : TIN de l’employeur et numéro de la période, où mars est 1.',
  'The words of directives and reasons.': 'Les mots des directives et des motifs.',
  'What the last column, Totals, wants: the program writes the gross remuneration.':
    'Ce que demande la dernière colonne, Totals : le programme écrit la rémunération brute.',
  'Forms of other states: a portal asks for gross income, chargeable income, tax, months and development levy instead.':
    'Les formulaires d’autres États : un portail demande plutôt le revenu brut, le revenu imposable, l’impôt, les mois et la taxe de développement.',
  'What the states ask since the law of 2026.': 'Ce que les États demandent depuis la loi de 2026.',
  'Form 5A of the fund was not read.': 'Le formulaire 5A du fonds n’a pas été lu.',
  'The columns of the upload of eTax in 2026.': 'Les colonnes du fichier à déposer sur eTax en 2026.',
  'The tax number of the Acts of 2025 in the place of the payer ID.':
    'Le numéro fiscal des lois de 2025 à la place de l’identifiant du payeur.',
  'The template of the bank.': 'Le modèle de la banque.',
  'The template of the fund.': 'Le modèle du fonds.',
  'The templates of Rivers, FCT, Ogun, Oyo, Kano and others.':
    'Les modèles de Rivers, FCT, Ogun, Oyo, Kano et d’autres.',
  'The schedule of the pension commission.': 'L’état de la commission des pensions.',
  'Where cash allowances other than transport go.': 'Où vont les indemnités en argent autres que le transport.',
  'How the template spells its headings.': 'Comment le modèle écrit ses en-têtes.',
  'Days or hours of casual workers.': 'Les jours ou les heures des travailleurs occasionnels.',
  'The file of fixed length for remote declaration.': 'Le fichier de longueur fixe pour la télédéclaration.',
  'Whether some employers declare by the month: one guide of 2025 says so.':
    'Si certains employeurs déclarent par mois : un guide de 2025 le dit.',
  'The template of the portal in 2026.': 'Le modèle du portail en 2026.',
  'All columns of the Excel sheet of the portal, with their order and lists.':
    'Toutes les colonnes de la feuille Excel du portail, avec leur ordre et leurs listes.',
  'The screen of the portal today.': 'L’écran du portail aujourd’hui.',
  'What counts as exempt.': 'Ce qui compte comme exonéré.',
  'The words of gender and category, of which only PERMANENT was read.':
    'Les mots du sexe et de la catégorie, dont seul PERMANENT a été lu.',
  'The form of the date of birth.': 'La forme de la date de naissance.',
  'The exact words of the boxes.': 'Les mots exacts des cases.',
  'The file for e@syFile: it also asks for addresses, bank details, certificate numbers and directives, which are left out.':
    'Le fichier pour e@syFile : il demande aussi des adresses, des coordonnées bancaires, des numéros de certificat et des directives, qui sont omis.',
  'All contributions to retirement funds stand under 4006: those to pension funds have 4001 and those to provident funds 4003.':
    'Toutes les cotisations aux fonds de retraite figurent sous 4006 : celles des fonds de pension ont 4001 et celles des fonds de prévoyance 4003.',
  'Whether 3699 counts lump sums: the programs leave them out.':
    'Si 3699 compte les sommes forfaitaires : les programmes les omettent.',
  'Whether the fund takes a later version than E03.': 'Si le fonds accepte une version postérieure à E03.',
  'The method of the check digit of the UIF reference.': 'La méthode de la clé de contrôle de la référence UIF.',
  'The reasons of no contribution (8290), which the file leaves out.':
    'Les motifs de non-cotisation (8290), que le fichier omet.',
  'Whether the portal wants the line of headings.': 'Si le portail veut la ligne d’en-têtes.',
  'Year and month as numbers or words.': 'L’année et le mois en chiffres ou en lettres.',
  'Whether identityType and tpinNrc or one column for the TPIN is current.':
    'Si identityType et tpinNrc, ou une seule colonne pour le TPIN, est en vigueur.',
  'The words of employmentNature that the portal takes.': 'Les mots de employmentNature que le portail accepte.',
  'The layout of the system of the authority since October 2023.':
    'La présentation du système de l’administration depuis octobre 2023.',
  'Whether PAYE paid has the AIDS levy. It has it here.':
    'Si le PAYE payé comprend le prélèvement SIDA. Il le comprend ici.',
  'Forms P 4 and P 4A of the authority.': 'Les formulaires P 4 et P 4A de l’administration.',
  'The boxes of the P 2, and any schedule by employee.': 'Les cases du P 2, et tout état par salarié.',
};
