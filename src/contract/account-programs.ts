import { z } from 'zod';
import { removed } from './account-fields';
import { momentOut } from './day';

const ProgramRow = z
  .object({
    id: z.string(),
    name: z.string().describe('What the program calls itself.'),
    answers_at: z.string().describe('The host at which the program is answered.'),
    connected_by: z.string().describe('The email address of the member who connected it.'),
    connected_at: momentOut,
    last_used_at: momentOut.nullable().describe('When it last asked; stored once a minute. null: never.'),
    ends_at: momentOut.describe('When it is disconnected, unless it is used until then.'),
  })
  .meta({ id: 'ProgramRow' });

export const ProgramList = z.object({ programs: z.array(ProgramRow), count: z.number() }).meta({ id: 'ProgramList' });
export type ProgramList = z.infer<typeof ProgramList>;

export const DisconnectedProgram = removed('DisconnectedProgram');
