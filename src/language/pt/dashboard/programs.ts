import type { sentences as english } from '../../en/dashboard/programs';

/** The programs connected to an account, in Portuguese and ICU MessageFormat. */
export const sentences = {
  connected_programs: 'Programas ligados',
  answers_go_to: 'Destino das respostas',
  connected_by: 'Ligado por',
  connected_at: 'Ligação',
  program_last_used: 'Última utilização',
  program_change: 'Alteração',
  disconnect: 'Desligar',
  disconnect_this: 'Desligar {name}',
  disconnected: '{name} foi desligado.',
  what_programs_are:
    'Agentes de IA e outros programas que os membros ligaram. Cada chamada conta para o plano da conta.',
  how_to_connect: 'Como ligar um',
  no_program: 'Nenhum programa está ligado.',
} satisfies Record<keyof typeof english, string>;
