import type { ReturnWord } from '../en/return-words';

/** Words of layouts of returns in French, by the text as it is recorded. */
export const returnWords: Readonly<Record<ReturnWord, string>> = {
  // What layouts rest on.
  'Two independent programs have the same 32 columns, and an adviser describes the procedure; the template of 2026 was not read.':
    'Deux programmes indépendants ont les mêmes 32 colonnes, et un cabinet de conseil décrit la procédure ; le modèle de 2026 n’a pas été lu.',
  "The fund's own description was read as far as column I.":
    'La description de la caisse elle-même a été lue jusqu’à la colonne I.',
  'A maintained program states that it follows the model of the portal; the portal itself was not read.':
    'Un programme entretenu déclare suivre le modèle du portail ; le portail lui-même n’a pas été lu.',
  'A layout of one program, to be adapted to the form of the tax office. Its titles still name the earlier tax (IPR).':
    'Présentation d’un seul programme, à adapter au formulaire du centre des impôts. Ses titres portent encore le nom de l’impôt précédent (IPR).',
  'Columns of one program, whose titles are shortened.': 'Colonnes d’un seul programme, dont les titres sont abrégés.',
  'One maintained program; its twelve columns have the words of the portal.':
    'Un seul programme, entretenu ; ses douze colonnes ont les mots du portail.',
  'One maintained program writes the ten columns of the portal; the template of the fund was not read.':
    'Un seul programme, entretenu, écrit les dix colonnes du portail ; le modèle de la caisse n’a pas été lu.',
  'Three independent programs write the same XML for the portal, two of them with these 25 columns; the third follows the workbook of the authority and its macro, which were not read.':
    'Trois programmes indépendants écrivent le même XML pour le portail, dont deux avec ces 25 colonnes ; le troisième suit le classeur de l’administration et sa macro, qui n’ont pas été lus.',
  'Two programs have the same 25 columns, and an adviser says that the authority published new formats on 4 and 12 June 2025; those formats were not read.':
    'Deux programmes ont les mêmes 25 colonnes, et un cabinet de conseil dit que l’administration a publié de nouveaux formats les 4 et 12 juin 2025 ; ces formats n’ont pas été lus.',
  'A guide and a program confirm the content; the widths and positions of the file were not read.':
    'Un guide et un programme confirment le contenu ; les largeurs et les positions du fichier n’ont pas été lues.',
  'One program worked the layout out from two files of 2021; the fund never confirmed it.':
    'Un seul programme a déduit la présentation de deux fichiers de 2021 ; la caisse ne l’a jamais confirmée.',
  'Only the two totals are certain: the boxes of the portal were not read.':
    'Seuls les deux totaux sont certains : les cases du portail n’ont pas été lues.',
  'The sections and the lines of totals of the form were read; the heads of the table only in part.':
    'Les sections et les lignes de totaux du formulaire ont été lues ; les en-têtes du tableau en partie seulement.',
  'The form of the authority was read in full; the sheet of the e-tax site was not read.':
    'Le formulaire de l’administration a été lu en entier ; la feuille du site e-tax n’a pas été lue.',
  'A program reproduces the form of Gombe State with its heads; the form itself was not read.':
    'Un programme reproduit le formulaire de l’État de Gombe avec ses en-têtes ; le formulaire lui-même n’a pas été lu.',
  'A program reproduces the printed form with all heads and numbers; the form of the authority was not read.':
    'Un programme reproduit le formulaire imprimé avec tous ses en-têtes et numéros ; le formulaire de l’administration n’a pas été lu.',
  'The form of the authority was read in full; the order of the upload file comes from a program.':
    'Le formulaire de l’administration a été lu en entier ; l’ordre du fichier à déposer vient d’un programme.',
  'A program copies the template of the authority, which it says to be the same for DT 0107a and DT 0108a; the yearly form names the schedule, and the schedule itself was not read.':
    'Un programme copie le modèle de l’administration et dit qu’il est le même pour DT 0107a et DT 0108a ; le formulaire annuel nomme l’état, et l’état lui-même n’a pas été lu.',
  'The columns come from a program that copies the template of the portal; the regulation confirms the data.':
    'Les colonnes viennent d’un programme qui copie le modèle du portail ; le règlement confirme les données.',
  'The report of one program. Each trustee has a template of its own.':
    'État d’un seul programme. Chaque gestionnaire a son propre modèle.',
  'A newspaper guide, another page and a program agree on the columns; the fund describes the file and the converter, and its template was not read.':
    'Un guide de la presse, une autre page et un programme concordent sur les colonnes ; la caisse décrit le fichier et le convertisseur, et son modèle n’a pas été lu.',
  'An adviser and a guide confirm that the levy is declared in the P10; this schedule is that of a program.':
    'Un cabinet de conseil et un guide confirment que le prélèvement se déclare dans le P10 ; cet état est celui d’un programme.',
  'Two programs and two guides agree on the columns; the workbook of the authority was not read.':
    'Deux programmes et deux guides concordent sur les colonnes ; le classeur de l’administration n’a pas été lu.',
  'Two programs have the same heads with the housing levy, SHIF and the medical fund, and an adviser says that the card was changed so for 2025; the card of the authority was not read.':
    'Deux programmes ont les mêmes en-têtes avec le prélèvement pour le logement, le SHIF et le fonds médical, et un cabinet de conseil dit que la fiche a été ainsi modifiée pour 2025 ; la fiche de l’administration n’a pas été lue.',
  'One program has these columns; the press confirms an upload, and the template of the authority was not read.':
    'Un seul programme a ces colonnes ; la presse confirme un dépôt de fichier, et le modèle de l’administration n’a pas été lu.',
  'The annex of the authority was read in part, and several programs agree on names and order; the schema itself was not read.':
    'L’annexe de l’administration a été lue en partie, et plusieurs programmes concordent sur les noms et leur ordre ; le schéma lui-même n’a pas été lu.',
  'The specification of the fund was read in full, and several programs write the same widths.':
    'La spécification de la caisse a été lue en entier, et plusieurs programmes écrivent les mêmes largeurs.',
  'Fields of one program.': 'Champs d’un seul programme.',
  'Fields of one program; titles are translations of their names.':
    'Champs d’un seul programme ; les titres traduisent leurs noms.',
  'Fields of one program. The tax of each band is left out.':
    'Champs d’un seul programme. L’impôt de chaque tranche est omis.',
  'One maintained program has the labels of the authority; the page of the authority and an adviser confirm the items.':
    'Un seul programme, entretenu, a les libellés de l’administration ; la page de l’administration et un cabinet de conseil confirment les rubriques.',
  'One program states that it follows the template column by column, and an adviser confirms some of its data; the template was not read.':
    'Un seul programme déclare suivre le modèle colonne par colonne, et un cabinet de conseil confirme une partie de ses données ; le modèle n’a pas été lu.',
  'The model of one program, not taken from a template of the fund.':
    'Modèle d’un seul programme, qui ne vient pas d’un modèle de la caisse.',
  'The format of the authority of 2018 was read in full; the upload of today may ask for more.':
    'Le format de l’administration de 2018 a été lu en entier ; le dépôt d’aujourd’hui peut demander davantage.',
  'The model of one program for the law of 2026. States publish templates of their own.':
    'Modèle d’un seul programme pour la loi de 2026. Les États publient leurs propres modèles.',
  'It is the schedule of one program; forms of administrators name the same data.':
    'C’est l’état d’un seul programme ; les formulaires des gestionnaires nomment les mêmes données.',
  'The handbook of the authority of 2025 lists the columns in their order; it was read in two copies kept with public code, and the template itself was not opened.':
    'Le manuel de l’administration de 2025 énumère les colonnes dans leur ordre ; il a été lu dans deux copies jointes à du code public, et le modèle lui-même n’a pas été ouvert.',
  'The form of the fund was read in full. The file for remote declaration was not.':
    'Le formulaire de la caisse a été lu en entier. Le fichier de télédéclaration ne l’a pas été.',
  'One program of 2021.': 'Un seul programme de 2021.',
  'Two maintained programs reproduce the numbered form; the upload of the portal was not read.':
    'Deux programmes entretenus reproduisent le formulaire numéroté ; le fichier du portail n’a pas été lu.',
  'Programs reproduce the earlier form. The Excel sheet that the portal takes today was described but not read.':
    'Des programmes reproduisent le formulaire précédent. La feuille Excel que le portail accepte aujourd’hui a été décrite mais pas lue.',
  'Programs reproduce two versions of the form; the screen of the portal was not read.':
    'Des programmes reproduisent deux versions du formulaire ; l’écran du portail n’a pas été lu.',
  'One maintained program has the heads of the upload; another differs.':
    'Un seul programme, entretenu, a les en-têtes du fichier à déposer ; un autre diffère.',
  'A maintained program with a practitioner’s guide; the form of the authority itself was not read.':
    'Un programme entretenu avec le guide d’un praticien ; le formulaire de l’administration elle-même n’a pas été lu.',
  'The specification of the fund of 2002 was read in full, and two programs write the same records.':
    'La spécification de la caisse de 2002 a été lue en entier, et deux programmes écrivent les mêmes enregistrements.',
  'A guide and a program agree on the columns, and the authority states what it takes; its template was not read.':
    'Un guide et un programme concordent sur les colonnes, et l’administration indique ce qu’elle accepte ; son modèle n’a pas été lu.',
  'Two independent programs have the same source codes and sums for BRS v25.3.0; the specification of the authority was read in part, in earlier versions.':
    'Deux programmes indépendants ont les mêmes codes et les mêmes sommes pour BRS v25.3.0 ; la spécification de l’administration a été lue en partie, dans des versions antérieures.',
  'Two programs have the same four columns, and a third has them in another order; the template of the portal was not read.':
    'Deux programmes ont les mêmes quatre colonnes, et un troisième les a dans un autre ordre ; le modèle du portail n’a pas été lu.',
  'The technical manual of the institute was read in full, in a copy kept with public code, and that program writes the same widths.':
    'Le manuel technique de l’institut a été lu en entier, dans une copie jointe à du code public, et ce programme écrit les mêmes largeurs.',
  'One program has these columns, after the workbook of the fund; the workbook itself was not read.':
    'Un seul programme a ces colonnes, d’après le classeur de la caisse ; le classeur lui-même n’a pas été lu.',
  'Two programs differ in the columns.': 'Deux programmes diffèrent dans les colonnes.',
  'Three programs agree on the columns; the authority describes a template that is validated and uploaded, which was not read.':
    'Trois programmes concordent sur les colonnes ; l’administration décrit un modèle à valider et à déposer, qui n’a pas été lu.',
  'Notices of the authority print the content. The order of the columns and the form of the file are free, and programs write their own.':
    'Des avis de l’administration donnent le contenu. L’ordre des colonnes et la forme du fichier sont libres, et les programmes écrivent les leurs.',
  'The schedule of one program.': 'État d’un seul programme.',
  'The schedule of one program; the P 2 has totals only.': 'État d’un seul programme ; le P 2 n’a que des totaux.',
  // Versions of layouts.
  'source codes of BRS v25.3.0': 'codes de BRS v25.3.0',
  '25 columns of e-impôts': '25 colonnes de e-impôts',
  '25 columns, formats of June 2025': '25 colonnes, formats de juin 2025',
  'files of 2021': 'fichiers de 2021',
  'P1/2011 of 8 May 2011': 'P1/2011 du 8 mai 2011',
  'form 1103': 'formulaire 1103',
  '8 columns, in use since February 2023': '8 colonnes, en usage depuis février 2023',
  'Return Simplified, 25 columns, after the Tax Laws (Amendment) Act 2024':
    'Return Simplified, 25 colonnes, d’après la loi Tax Laws (Amendment) Act 2024',
  'columns A to O, for pay from January 2025': 'colonnes A à O, pour la paie à partir de janvier 2025',
  '2 of February 2006': '2 de février 2006',
  'PACO V1.0, labels after September 2024': 'PACO V1.0, libellés d’après septembre 2024',
  'template version 2, 81 columns': 'modèle version 2, 81 colonnes',
  'letter of 2018': 'lettre de 2018',
  'handbook 2025': 'manuel de 2025',
  // What does not agree.
  'There are more than 30 days.': 'Il y a plus de 30 jours.',
  'Taxable pay is not that of the payslip.': 'La rémunération imposable n’est pas celle du bulletin de paie.',
  'The basic pay is more than the maximum insurable earnings.':
    'Le salaire de base dépasse le plafond des gains assurables.',
  'An employee with a disability needs the number of the exemption certificate.':
    'Un salarié handicapé a besoin du numéro de son certificat d’exonération.',
  'Gross pay less deductions is not the chargeable pay.':
    'Le salaire brut moins les déductions n’est pas le revenu imposable.',
  'Taxable gross less deductions is not the taxable net.':
    'Le brut imposable moins les déductions n’est pas le net imposable.',
  'At most 26 days may be declared.': '26 jours au plus peuvent être déclarés.',
  'With the situation MP, days and pay must be 0.': 'Avec la situation MP, les jours et le salaire doivent être 0.',
  'The emoluments are less than the total wage bill.': 'Les émoluments sont inférieurs à la masse salariale totale.',
  'The contributions on the end-of-year bonus are not computed apart: fill them in yourself.':
    'Les cotisations sur la prime de fin d’année ne sont pas calculées à part : complétez-les vous-même.',
  'Gross remuneration less deductions is not the taxable income: some pay is exempt, or a contribution is not deductible in full.':
    'La rémunération brute moins les déductions n’est pas le revenu imposable : une partie du salaire est exonérée, ou une cotisation n’est pas entièrement déductible.',
  'Other allowances and other income need words that say what they are: state them in the remarks.':
    'Les autres indemnités et autres revenus demandent des mots qui disent ce qu’ils sont : indiquez-les dans les remarques.',
  'The columns of housing are left blank, so a housing allowance stands among other allowances: fill them in yourself.':
    'Les colonnes du logement restent vides, si bien qu’une indemnité de logement figure parmi les autres indemnités : complétez-les vous-même.',
  'Severance pay needs a tax directive, whose columns are left blank: fill them in yourself.':
    'L’indemnité de départ demande une directive fiscale, dont les colonnes restent vides : complétez-les vous-même.',
  'The annexure has no column for a part of the cash pay other than basic salary, transport and terminal benefits.':
    'L’annexe n’a de colonne que pour le salaire de base, le transport et les indemnités de fin de contrat, pas pour un autre élément de salaire en argent.',
  'Gross pay less the deduction is not the taxable amount.':
    'Le salaire brut moins la déduction n’est pas le montant imposable.',
  'One of the identity number, another document and the payroll number must be stated.':
    'Le numéro d’identité, un autre document ou le numéro de paie doit être indiqué.',
  'A leaver needs the reason of leaving as the situation.':
    'Un salarié qui part a besoin du motif du départ comme situation.',
  'The shares of employee and employer are not equal.': 'Les parts du salarié et de l’employeur ne sont pas égales.',
  // Forms of identifiers, as they follow «It has».
  'ten digits, or for individuals nine digits, two letters and three digits':
    'dix chiffres, ou pour les particuliers neuf chiffres, deux lettres et trois chiffres',
  'twelve digits': 'douze chiffres',
  'ten digits': 'dix chiffres',
  'P, C, G, Q or V, 00 and eight more characters, or GHA-, nine digits, a hyphen and a digit':
    'P, C, G, Q ou V, 00 et huit autres caractères, ou GHA-, neuf chiffres, un trait d’union et un chiffre',
  'a letter and twelve digits, or a Ghana Card number': 'une lettre et douze chiffres, ou un numéro de carte du Ghana',
  'GHA-, nine digits, a hyphen and a digit': 'GHA-, neuf chiffres, un trait d’union et un chiffre',
  'A or P, nine digits and a letter': 'A ou P, neuf chiffres et une lettre',
  '9 or 10 digits, of which the last may be X': '9 ou 10 chiffres, dont le dernier peut être X',
  'nine digits': 'neuf chiffres',
  'seven digits': 'sept chiffres',
  'one or two letters and up to seven digits': 'une ou deux lettres et sept chiffres au plus',
  'a letter, twelve digits and a check character, or the digits of the number of a non-citizen':
    'une lettre, douze chiffres et un caractère de contrôle, ou les chiffres du numéro d’un non-citoyen',
  'eight digits': 'huit chiffres',
  'at most twelve letters and digits': 'douze lettres et chiffres au plus',
  'eight digits, with zeros at the beginning': 'huit chiffres, avec les zéros du début',
  'N, perhaps a hyphen, and four to ten digits': 'N, un trait d’union facultatif et quatre à dix chiffres',
  'PEN and twelve digits': 'PEN et douze chiffres',
  'eleven digits': 'onze chiffres',
  '16 digits that begin with 1, 2 or 3, or a passport number with a letter':
    '16 chiffres qui commencent par 1, 2 ou 3, ou un numéro de passeport avec une lettre',
  'eight digits and a key of two': 'huit chiffres et une clé de deux',
  '20 digits, also with hyphens': '20 chiffres, aussi avec des traits d’union',
  '13 digits, of which the eleventh is 0 or 1': '13 chiffres, dont le onzième est 0 ou 1',
  'ten digits that begin with 7': 'dix chiffres qui commencent par 7',
  'nine digits: the eight before the slash and the one after it':
    'neuf chiffres : les huit avant la barre oblique et celui d’après',
  'nine digits, with the zeros before them': 'neuf chiffres, avec les zéros qui précèdent',
  'seven digits and a capital letter': 'sept chiffres et une lettre majuscule',
  'six digits, two digits and a digit, with slashes between them':
    'six chiffres, deux chiffres et un chiffre, séparés par des barres obliques',
  'ten digits, or an NRC such as 123456/78/1': 'dix chiffres, ou un NRC tel que 123456/78/1',
  // Names of identifiers.
  'INSS number': 'Numéro INSS',
  'CNPS number': 'Numéro CNPS',
  'TIN or Ghana Card number': 'TIN ou numéro de carte du Ghana',
  'SSNIT number': 'Numéro SSNIT',
  'Ghana Card number': 'Numéro de carte du Ghana',
  'NSSF number': 'Numéro NSSF',
  'CNSS insured number': 'Numéro d’assuré CNSS',
  'CNSS affiliate number': 'Numéro d’affilié CNSS',
  'National identity number, or number of a non-citizen': 'Numéro d’identité nationale, ou numéro d’un non-citoyen',
  'Employer registration number': 'Numéro d’immatriculation de l’employeur',
  'Business registration number': 'Numéro au registre du commerce',
  'National identification number': 'Numéro d’identification nationale',
  'National identity number or passport': 'Numéro d’identité nationale ou passeport',
  'CNSS insured number with key': 'Numéro d’assuré CNSS avec clé',
  'National ID (NIDA)': 'Identité nationale (NIDA)',
  'South African identity number': 'Numéro d’identité sud-africain',
  'PAYE reference': 'Référence PAYE',
  'UIF reference': 'Référence UIF',
  'TPIN or NRC': 'TPIN ou NRC',
  'NAPSA social security number': 'Numéro de sécurité sociale NAPSA',
  // What columns hold.
  '0: pay is stated after deductions for absence.': '0 : le salaire est indiqué après les déductions pour absence.',
  '0: repaid expenses are not told apart from other exempt allowances.':
    '0 : les frais remboursés ne sont pas distingués des autres indemnités exonérées.',
  '0: it is not told apart from other allowances.': '0 : elle n’est pas distinguée des autres indemnités.',
  'Back pay, which is not told apart here.': 'Rappel de salaire, qui n’est pas distingué ici.',
  '1 for all: directors who are treated as workers have 2.':
    '1 pour tous : les dirigeants assimilés aux travailleurs ont 2.',
  'C: the line is that of the worker.': 'C : la ligne est celle du travailleur.',
  'G: general scheme.': 'G : régime général.',
  '0: fill in benefits that are taxed at their real value.': '0 : indiquez les avantages imposés à leur valeur réelle.',
  'All cash pay that has no code of its own.': 'Tout salaire en argent qui n’a pas de code propre.',
  '02: pay below the tax threshold. Other reasons must be filled in.':
    '02 : salaire sous le seuil d’imposition. Les autres motifs sont à compléter.',
  'Left blank: fill it in.': 'Laissé vide : à compléter.',
  'N: the first file of the month.': 'N : le premier fichier du mois.',
  '0: exempt allowances stand in their own column.': '0 : les indemnités exonérées ont leur propre colonne.',
  '0: no payroll states it.': '0 : aucune paie ne l’indique.',
  'Pay less its exempt parts, before expenses and abatement.':
    'Le salaire moins ses éléments exonérés, avant frais et abattement.',
  'Left blank: the form wants the day of the Ethiopian calendar.':
    'Reste vide : le formulaire demande le jour du calendrier éthiopien.',
  'Pay less exempt and taxable indemnities and leave pay.':
    'Le salaire moins les indemnités exonérées et imposables et le congé payé.',
  'Bonus up to 15 % of the basic pay of the year.': 'Prime jusqu’à 15 % du salaire de base de l’année.',
  'Left blank: the portal computes it.': 'Reste vide : le portail la calcule.',
  'A card has it once, above its table.': 'La fiche ne l’a qu’une fois, au-dessus de son tableau.',
  'Basic salary and all cash allowances.': 'Salaire de base et toutes les indemnités en argent.',
  '0: it is not told apart from other payments.': '0 : il n’est pas distingué des autres paiements.',
  'The lowest of E, and F to I; also the exemption for persons with disabilities.':
    'Le plus petit montant de E, et F à I ; aussi l’exonération des personnes handicapées.',
  'Left blank: the codes since the reform of 2025 are not known.':
    'Reste vide : les codes depuis la réforme de 2025 ne sont pas connus.',
  'The pension of the employee and all reliefs of the payslip.':
    'La pension du salarié et tous les abattements du bulletin de paie.',
  'Eight digits and the key of two: the form has a column for each.':
    'Huit chiffres et la clé de deux : le formulaire a une colonne pour chacun.',
  'The title is spelt as in the file.': 'Le titre est orthographié comme dans le fichier.',
  'Left blank: it comes from earlier months.': 'Reste vide : le montant vient des mois précédents.',
  'That of the month, at most PAYE.': 'Celui du mois, au plus PAYE.',
  Record: 'Enregistrement',
  'Kind of file': 'Genre de fichier',
  Format: 'Format',
  'Test or live': 'Essai ou réel',
  Contact: 'Contact',
  Telephone: 'Téléphone',
  Email: 'E-mail',
  Month: 'Mois',
  'Identity number': 'Numéro d’identité',
  'Passport or other number, without an identity number': 'Passeport ou autre numéro, sans numéro d’identité',
  'Payroll number': 'Numéro de paie',
  Surname: 'Nom de famille',
  'First names': 'Prénoms',
  'Date of birth': 'Date de naissance',
  'Employed from': 'Employé depuis',
  'Employed to': 'Employé jusqu’au',
  'Status of employment': 'Situation de l’emploi',
  'Gross taxable remuneration': 'Rémunération brute imposable',
  'Remuneration subject to UIF, without commission': 'Rémunération soumise à l’UIF, sans commission',
  'Contribution of employee and employer': 'Cotisation du salarié et de l’employeur',
  'PAYE number': 'Numéro PAYE',
  'Total gross': 'Total brut',
  'Total subject to UIF': 'Total soumis à l’UIF',
  'Total contribution': 'Total des cotisations',
  'Number of employees': 'Nombre de salariés',
  'Gross pay up to the ceiling.': 'Salaire brut jusqu’au plafond.',
  'Left blank: no payroll has them.': 'Reste vide : aucune paie ne les contient.',
};
