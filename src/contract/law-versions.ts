import { z } from 'zod';
import { dayOut, momentOut } from './day';
import { success } from './envelope';
import type { OperationContract } from './operation';

const LawChange = z.object({
  id: z.string().describe('The `id` of the change in the list of changes.'),
  title: z.string().describe('The change in one sentence.'),
});

const changed = (text: string) => z.array(LawChange).describe(text);

const LawVersionRow = z
  .object({
    version: z.string().describe('Year, month and number. Send it as `law_version` to be answered with this law.'),
    made_on: dayOut.describe('The day on which it was made.'),
    in_use: z.boolean().describe('Whether answers rest on it now.'),
    origin: z
      .enum(['release', 'package'])
      .describe('`release`: it came with the service. `package`: as a law package.'),
    applied_at: momentOut.nullable().describe('When the package was applied here. null for the law of the release.'),
    added: changed('Changes of law that it brought. Empty for the law of the release.'),
    corrected: changed('Rules that were recorded before and that it corrected.'),
    removed: changed('Changes of law that it no longer has.'),
  })
  .meta({ id: 'LawVersionRow' });

export const LawVersions = z
  .object({
    versions: z.array(LawVersionRow).describe('Newest first.'),
    count: z.number(),
  })
  .meta({ id: 'LawVersions' });
export type LawVersions = z.infer<typeof LawVersions>;

/** Which law the service has and had. */
export const lawVersionOperations = [
  {
    id: 'getLawVersions',
    method: 'get',
    path: '/api/v1/law/versions',
    tag: 'Tax',
    scope: 'country',
    summary: 'List the versions of the law',
    description:
      'The law in use and every earlier law that this service had: when it was applied and what it changed. Each version may be sent as `law_version` with a calculation.',
    response: success(LawVersions),
    errors: [],
  },
] as const satisfies readonly OperationContract[];
