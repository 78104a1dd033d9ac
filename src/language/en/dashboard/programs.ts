/** The programs connected to an account, in English and ICU MessageFormat. */
export const sentences = {
  connected_programs: 'Connected programs',
  answers_go_to: 'Answers go to',
  connected_by: 'Connected by',
  connected_at: 'Connected',
  program_last_used: 'Last used',
  program_change: 'Change',
  disconnect: 'Disconnect',
  disconnect_this: 'Disconnect {name}',
  disconnected: '{name} is disconnected.',
  what_programs_are:
    'AI agents and other programs that members connected. Each call counts for the plan of the account.',
  how_to_connect: 'How to connect one',
  no_program: 'No program is connected.',
} as const;
