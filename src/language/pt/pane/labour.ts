import type { sentences as english } from '../../en/pane/labour';

/** Kinds of labour law inside sentences, in Portuguese and ICU MessageFormat. The pane and the service say them. */
export const sentences = {
  labour_hours: 'horas de trabalho',
  labour_overtime: 'horas extraordinárias',
  labour_night_work: 'trabalho nocturno',
  labour_rest_day_work: 'trabalho em dia de descanso semanal',
  labour_public_holiday: 'feriados',
  labour_annual_leave: 'férias anuais',
  labour_sick_leave: 'baixa por doença',
  labour_maternity: 'licença de maternidade',
  labour_paternity: 'licença de paternidade',
  labour_notice: 'aviso prévio',
  labour_probation: 'período experimental',
  labour_severance: 'indemnização por despedimento',
  labour_redundancy: 'compensação por extinção do posto de trabalho',
  labour_gratuity: 'compensação no fim do contrato a termo',
  labour_retirement: 'compensação por reforma',
  labour_seniority_bonus: 'prémio de antiguidade',
  labour_thirteenth_month: 'décimo terceiro mês',
  labour_hourly_divisor: 'salário por hora e por dia',
} satisfies Readonly<Record<keyof typeof english, string>>;
