import type { sentences as english } from '../../en/dashboard/audit';

/** The audit trail, in Portuguese and ICU MessageFormat. */
export const sentences = {
  audit_filter: 'Filtro',
  audit_show: 'Mostrar',
  audit_entries: 'Entradas',
  audit_none: 'Nenhuma entrada corresponde.',
  audit_export: 'Exportar como CSV',
  audit_action: 'Acção',
  audit_by_whom: 'Por quem',
  audit_by_whom_hint: 'Tal como uma entrada indica.',
  audit_before: 'Antes',
  audit_after: 'Depois',
  audit_subject: 'Objecto',
  audit_subject_hint: 'O identificador de uma chave, de um membro, de um token ou de uma conta.',
  audit_account_hint: 'O seu identificador. Vazio: todas as contas.',
  audit_first_day: 'Primeiro dia',
  audit_older: 'Há entradas mais antigas. Escolha um último dia anterior para as ver.',
  audit_all_actions: 'Todas',
  audit_all_of_them: 'tudo',
  audit_none_of_them: 'nenhum',
  audit_property_value: '{property}: {value}',
} satisfies Record<keyof typeof english, string>;
