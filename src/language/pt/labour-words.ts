import type { LabourWord } from '../en/labour-words';

/** Words of labour law in Portuguese, by the text as it is recorded. */
export const labourWords: Readonly<Record<LabourWord, string>> = {
  // Groups of employees.
  'paid by hour or day': 'pagos à hora ou ao dia',
  employees: 'empregados',
  'cadres, supervisors, technicians': 'quadros, encarregados, técnicos',
  'occasional, seasonal and temporary workers': 'trabalhadores ocasionais, sazonais e temporários',
  'workers and employees': 'operários e empregados',
  'supervisors and cadres': 'encarregados e quadros',
  'occasional, seasonal, temporary': 'ocasionais, sazonais, temporários',
  execution: 'pessoal de execução',
  'wages by the day': 'salário ao dia',
  'wages by the week': 'salário à semana',
  'wages by the month': 'salário ao mês',
  probation: 'período experimental',
  'classes 1 to 5': 'classes 1 a 5',
  supervisors: 'encarregados',
  cadres: 'quadros',
  'wages by the hour, task, day, week or fortnight': 'salário à hora, à tarefa, ao dia, à semana ou à quinzena',
  'categories 1 to 5, paid by the hour, day, week or fortnight':
    'categorias 1 a 5, pagas à hora, ao dia, à semana ou à quinzena',
  'categories 1 to 5, paid by the month': 'categorias 1 a 5, pagas ao mês',
  'category 6 and above': 'categoria 6 e superiores',
  'categories 1 to 6, and domestic workers': 'categorias 1 a 6, e trabalhadores domésticos',
  'categories 7 to 9': 'categorias 7 a 9',
  'categories 10 to 12': 'categorias 10 a 12',
  'hourly paid': 'pagos à hora',
  'monthly paid': 'pagos ao mês',
  'employees, technicians, supervisors': 'empregados, técnicos, encarregados',
  'other workers': 'outros trabalhadores',
  'a contract of three years or more': 'contrato de três anos ou mais',
  'a contract of less than three years': 'contrato de menos de três anos',
  'a contract from week to week': 'contrato de semana a semana',
  'operating staff': 'pessoal de execução',
  'supervisors and foremen': 'encarregados e capatazes',
  'cadres and similar employees': 'quadros e equiparados',
  'not cadres': 'não quadros',
  'employees and workers': 'empregados e operários',
  workers: 'operários',
  'a week of six days': 'semana de seis dias',
  'a week of five days': 'semana de cinco dias',
  'skilled worker': 'operário qualificado',
  'pay of one to seven minimum wages of the sector': 'remuneração de um a sete salários mínimos do sector',
  'pay above seven and up to 18 minimum wages of the sector':
    'remuneração acima de sete e até 18 salários mínimos do sector',
  'pay above 18 minimum wages of the sector': 'remuneração acima de 18 salários mínimos do sector',
  'employees paid by the month who are neither supervisors nor cadres':
    'empregados pagos ao mês que não são encarregados nem quadros',
  'a week of 48 hours': 'semana de 48 horas',
  'full time with a week of 40 hours': 'tempo inteiro com uma semana de 40 horas',
  'part time': 'tempo parcial',
  'wages by the day or the week': 'salário ao dia ou à semana',
  'farm workers and domestic workers': 'trabalhadores agrícolas e domésticos',
  'an open-ended contract, or one of two years and more': 'contrato sem termo, ou de dois anos ou mais',
  'a contract of one to under two years': 'contrato de um ano a menos de dois anos',
  'a contract of six months to under one year': 'contrato de seis meses a menos de um ano',
  'a contract of three to under six months': 'contrato de três a menos de seis meses',
  'a contract of under three months, casual or seasonal work':
    'contrato de menos de três meses, trabalho ocasional ou sazonal',
  'insured under social security': 'inscritos na segurança social',
  'foreigners who are not insured under social security': 'estrangeiros não inscritos na segurança social',
  'paid by the hour, day or week': 'pagos à hora, ao dia ou à semana',
  'paid by the day or week': 'pagos ao dia ou à semana',
  'labourers of categories 1 and 2': 'trabalhadores indiferenciados das categorias 1 e 2',
  'labourers, and employees with a short introduction':
    'trabalhadores indiferenciados e empregados com breve iniciação',
  'skilled workers, and employees without special responsibility':
    'trabalhadores qualificados e empregados sem responsabilidade especial',
  'highly skilled workers, qualified employees and beginning cadres':
    'trabalhadores altamente qualificados, empregados qualificados e quadros em início de carreira',
  'engineers, technicians and cadres': 'engenheiros, técnicos e quadros',
  'cadres who direct other cadres': 'quadros que dirigem outros quadros',
  'wages by the fortnight': 'salário quinzenal',
  'wages by the day or the hour': 'salário ao dia ou à hora',
  'a contract of at most one month': 'um contrato de um mês no máximo',
  'a contract of more than one and at most three months': 'um contrato de mais de um e no máximo três meses',
  'a contract of more than three months': 'um contrato de mais de três meses',
  // Sectors with hours of their own.
  'retail and pharmacy sales': 'comércio a retalho e venda em farmácia',
  'hospitals hotel kitchens drivers': 'hospitais, cozinhas de hotel, motoristas',
  'staff transport': 'transporte de pessoal',
  hairdressers: 'cabeleireiros',
  agriculture: 'agricultura',
  guards: 'guardas',
  'hotels and domestic': 'hotéis e trabalhadores domésticos',
  'hospitals retail food': 'hospitais, comércio a retalho de alimentos',
  'shops pharmacies hotels': 'lojas, farmácias, hotéis',
  'hairdressers taxis': 'cabeleireiros, táxis',
  // Who fixes what the law leaves open.
  'collective agreements, or else a regulation of the Minister of Labour':
    'as convenções colectivas ou, na sua falta, um regulamento do Ministro do Trabalho',
  'collective agreements': 'as convenções colectivas',
  'collective agreements, or else an order of the Minister of Labour':
    'as convenções colectivas ou, na sua falta, um despacho do Ministro do Trabalho',
  'agreement of the parties or collective agreements': 'o acordo das partes ou as convenções colectivas',
  'the collective agreement': 'a convenção colectiva',
  'regulations and collective agreements': 'os regulamentos e as convenções colectivas',
  'the collective agreement of the sector': 'a convenção colectiva do sector',
  'the undertaking, not below the ordinary rate': 'a empresa, nunca abaixo da taxa normal',
  negotiation: 'a negociação',
  'an order of the minister of labour': 'um despacho do Ministro do Trabalho',
  'a decree that had not been adopted in 2018': 'um decreto que não estava aprovado em 2018',
  'a decree': 'um decreto',
  'agreement, collective bargaining or wages board': 'o acordo, a negociação colectiva ou o conselho de salários',
  agreement: 'o acordo das partes',
  'negotiation with the union or the workers, unless the Minister prescribes an allowance':
    'a negociação com o sindicato ou os trabalhadores, salvo se o Ministro fixar um subsídio',
  'negotiation between the employer and the employee or the union':
    'a negociação entre a entidade empregadora e o trabalhador ou o sindicato',
  'the collective agreement of the industry, or the contract': 'a convenção colectiva do ramo, ou o contrato',
  'the agreements of the industries': 'os acordos dos ramos',
  'the contract': 'o contrato',
  'the wages order of the sector, or the contract': 'a ordem salarial do sector, ou o contrato',
  // Who pays, and in which time.
  'CNSS daily allowance': 'subsídio diário da CNSS',
  'through the CNSS': 'através da CNSS',
  employer: 'a entidade empregadora',
  'employer, with benefits in kind kept': 'a entidade empregadora, mantendo os benefícios em espécie',
  'CNPS daily allowance': 'subsídio diário da CNPS',
  'social insurance 75, employer 25': 'seguro social 75, entidade empregadora 25',
  'social security': 'a segurança social',
  'social security and employer, half each': 'a segurança social e a entidade empregadora, metade cada',
  'none required by the Act: at the employer’s discretion':
    'a lei não obriga ninguém: ao critério da entidade empregadora',
  CNSS: 'a CNSS',
  'employer, refunded by the CNSS': 'a entidade empregadora, reembolsada pela CNSS',
  INSS: 'o INSS',
  'Caisse de sécurité sociale': 'a Caisse de sécurité sociale',
  UIF: 'o UIF',
  '12 months': '12 meses',
  'year of service': 'ano de serviço',
  'calendar year': 'ano civil',
  year: 'ano',
  '36 months': '36 meses',
  // Bases of pay.
  'base salary': 'salário base',
  salary: 'salário',
  'average monthly total pay of the last 12 months, without expense refunds':
    'média mensal da remuneração total dos últimos 12 meses, sem reembolsos de despesas',
  'basic wage of the worker': 'salário base do trabalhador',
  'basic pay': 'salário base',
  'average monthly pay of the last 12 months': 'remuneração mensal média dos últimos 12 meses',
  'normal hourly wage': 'salário horário normal',
  'last comprehensive wage': 'último salário global',
  'ordinary hourly rate': 'taxa horária normal',
  'average daily wage of the last week': 'salário diário médio da última semana',
  'monthly average of total pay of the last 12 months of work':
    'média mensal da remuneração total dos últimos 12 meses de trabalho',
  'all wages and allowances of the contract': 'todos os salários e subsídios do contrato',
  'basic hourly rate': 'taxa horária base',
  'wage at the end': 'salário no fim do contrato',
  'current wage, with allowances and benefits but without refunds and pension contributions':
    'remuneração vigente, com subsídios e benefícios mas sem reembolsos nem contribuições para pensões',
  'average monthly pay of the last 12 months, without allowances for the work':
    'remuneração média mensal dos últimos 12 meses, sem subsídios ligados ao trabalho',
  'last wage': 'último salário',
  'wage and accessories without family allowances, tips and expense refunds':
    'salário e acessórios, sem abonos de família, gorjetas e reembolsos de despesas',
  'average hourly wage of the 52 weeks before, with premiums inherent to the work':
    'salário horário médio das 52 semanas anteriores, com os prémios inerentes ao trabalho',
  'wage, accessories and overtime premiums': 'salário, acessórios e acréscimos de horas extraordinárias',
  'minimum wage of the category': 'salário mínimo da categoria',
  'the remuneration of a month': 'a remuneração de um mês',
  'basic pay with the seniority bonus': 'salário base com o prémio de antiguidade',
  'hourly basic wage': 'salário base horário',
  'weekly remuneration': 'remuneração semanal',
  'one day of wage': 'um dia de salário',
  'average monthly total pay of the last 12 months': 'média mensal da remuneração total dos últimos 12 meses',
  'basic wage': 'salário base',
  'all wages and benefits of the contract': 'todos os salários e benefícios do contrato',
  'basic hourly wage': 'salário horário base',
  'wage at dismissal, with all benefits that are not refunds of expenses':
    'salário no despedimento, com todos os benefícios que não são reembolsos de despesas',
  remuneration: 'remuneração',
  'basic pay earned during the contract': 'salário base ganho durante o contrato',
  'one twelfth of the earnings of the year': 'um duodécimo dos ganhos do ano',
  '75 % five working days before 25 December, the rest by 31 December':
    '75 % cinco dias úteis antes de 25 de Dezembro, o resto até 31 de Dezembro',
  'end of year bonus': 'prémio de fim de ano',
  // Pay of leave.
  'wages and allowances since the last leave, without performance bonuses, expense refunds and the expatriation allowance':
    'salários e subsídios desde as últimas férias, sem prémios de produtividade, reembolsos de despesas e subsídio de expatriação',
  'current basic pay': 'salário base actual',
  'pay on the day leave begins, with the average of commissions, bonuses and overtime of 12 months':
    'salário no dia em que as férias começam, com a média de comissões, prémios e horas extraordinárias de 12 meses',
  'at least the pay of the last 12 months, without the expatriation allowance':
    'pelo menos a remuneração dos últimos 12 meses, sem o subsídio de expatriação',
  'average daily pay of the last 12 months for the calendar days of the leave':
    'remuneração diária média dos últimos 12 meses pelos dias de calendário das férias',
  'total pay of the reference period without refunds of expenses':
    'remuneração total do período de referência, sem reembolsos de despesas',
  'not below what would be earned at work': 'não menos do que se ganharia a trabalhar',
  'pay that would have been earned': 'remuneração que se teria ganho',
  'average of wages, allowances and commissions of the last 12 months':
    'média de salários, subsídios e comissões dos últimos 12 meses',
  'full pay': 'salário por inteiro',
  'the wages and allowances that work would have earned': 'os salários e subsídios que o trabalho teria rendido',
  'usual earnings; the average of the last year where pay varies':
    'ganhos habituais; a média do último ano se a remuneração varia',
  'pay that would have been earned, with accessories': 'remuneração que se teria ganho, com acessórios',
  'wage at the rate just before the leave': 'salário à taxa imediatamente antes das férias',
  'full remuneration': 'remuneração por inteiro',
  'average pay of the year before leave, with all benefits':
    'remuneração média do ano antes das férias, com todos os benefícios',
  'pay of the reference year': 'remuneração do ano de referência',
  'average pay of the last 12 months with bonuses and commissions':
    'remuneração média dos últimos 12 meses, com prémios e comissões',
  'pay of the last 12 months': 'remuneração dos últimos 12 meses',
  'wages and allowances of the last 12 months without refunds of expenses':
    'os salários e subsídios dos últimos 12 meses, sem reembolsos de despesas',
  'average daily wage of the year, all allowances included': 'salário diário médio do ano, com todos os subsídios',
  // When it is due.
  'dismissal for objective causes': 'despedimento por causas objectivas',
  'any end of the contract, also retirement and death; on request at 60 months':
    'qualquer fim do contrato, também reforma e morte; a pedido aos 60 meses',
  'the employer ends an indefinite contract without a legitimate reason':
    'a entidade empregadora termina um contrato sem termo sem motivo legítimo',
  'the end of fixed-term contracts of more than five years in all':
    'fim de contratos a termo de mais de cinco anos no total',
  'end for economic reasons, constructive dismissal, danger not removed, disability, retirement without pension; sickness, death or resignation after five years':
    'fim por motivos económicos, rescisão imputável à entidade empregadora, perigo não removido, invalidez, reforma sem pensão; doença, morte ou denúncia pelo trabalhador após cinco anos',
  'reduction of workers, or closing': 'redução do pessoal, ou encerramento',
  'retirement, death, resignation after two years': 'reforma, morte, demissão após dois anos',
  'end for economic reasons': 'fim por motivos económicos',
  'the employer ends the contract, other than by retirement':
    'a entidade empregadora põe fim ao contrato, sem ser por reforma',
  'dismissal without a valid reason, or redundancy that is not justified':
    'despedimento sem motivo válido, ou despedimento por motivos económicos não justificado',
  'termination by the employer with notice': 'rescisão pela entidade empregadora com aviso prévio',
  'redundancy, retrenchment, economic or operational reasons, or unfair dismissal':
    'extinção de postos, redução de pessoal, motivos económicos ou operacionais, ou despedimento sem justa causa',
  'end for economic reasons, technological transfer or sickness':
    'cessação por motivos económicos, transferência tecnológica ou doença',
  'dismissal without fault, death, resignation or retirement at 65':
    'despedimento sem culpa do trabalhador, morte, denúncia pelo trabalhador ou reforma aos 65 anos',
  'an end that is not due to the worker; resignation or retirement after five years':
    'fim que não é imputável ao trabalhador; demissão ou reforma após cinco anos',
  'unfair dismissal, death in service, physical incapacity, or death or insolvency of the employer':
    'despedimento ilícito, morte em serviço, incapacidade física, ou morte ou insolvência da entidade empregadora',
  'gross misconduct': 'infracção disciplinar grave',
  'where a pension or gratuity is more': 'se uma pensão ou gratificação for maior',
  'end by the notice of the worker, or refusal to renew':
    'cessação por aviso prévio do trabalhador, ou recusa de renovar',
  'gross misconduct or trial period': 'infracção disciplinar grave ou período experimental',
  'fair dismissal for misconduct': 'despedimento com justa causa por infracção disciplinar',
  'serious misconduct': 'infracção disciplinar grave',
  'misconduct, poor performance, refusal of reinstatement':
    'infracção disciplinar, fraco desempenho, recusa de reintegração',
  'misconduct, or refusal of an alternative job': 'infracção disciplinar, ou recusa de outro posto',
  'justified summary dismissal, refusal of a new offer, or absence of more than three days':
    'despedimento imediato justificado, recusa de nova oferta, ou ausência de mais de três dias',
  'an end by the employee without notice, or misconduct':
    'cessação pelo trabalhador sem aviso prévio, ou infracção disciplinar',
  'any other end': 'qualquer outra cessação',
  'dismissal during the trial': 'despedimento durante o período experimental',
};
