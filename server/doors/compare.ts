import type { FastifyRequest } from 'fastify';
import { type CompareSetting, contractOf, CompareRequest } from '../../src/contract';
import type { Failure } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { lawNote } from '../../src/language/terms';
import { worldAsked } from '../operations/law-asked';
import { inSlices } from '../work/in-slices';
import { takeRoom } from '../work/large-bodies';
import { writeBody } from '../work/write-body';
import { ignoredIn, metaFor } from './answer';
import { gatherChanges, type RowAsked, type SettingAsked } from './compare-changes';
import { comparedAmounts, comparedTotal, comparedTotals, effectOn, type Pair, pairedRows } from './compare-rows';
import { rowUnder } from './compare-settings';
import type { Door, DoorParts } from './door';
import { metaOut } from './envelope';
import { answerRows, labelFailure } from './register-answers';
import { shownColumns } from './register-columns';
import { registerTexts } from './register-texts';
import { lawTexts } from './said';
import { spokenTo } from './spoken-to';

const mebibyte = 2 ** 20;

/** A setting with its law. A version that the caller may not ask refuses the request as a whole. */
function settingAsked(
  name: 'a' | 'b',
  setting: CompareSetting,
  { law_version }: { readonly law_version?: string | undefined },
  parts: Pick<DoorParts, 'access'>,
  request: FastifyRequest,
) {
  const world = worldAsked(parts, setting.law_version ?? law_version, request);
  return world.ok ? { ok: true as const, value: { name, setting, world: world.value } } : world;
}

type Field = 'pay_date' | 'tax_year' | 'country' | 'currency';
const textIn = (row: unknown, field: Field): string | undefined => {
  const value = (row as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' ? value : undefined;
};
const askedIn = (row: unknown): RowAsked => ({
  pay_date: textIn(row, 'pay_date'),
  tax_year: textIn(row, 'tax_year'),
});

/**
 * `POST /api/v1/payroll/compare`: rows of employees in, their payslips under two settings out, with the difference of each
 * and its reason in words. Rows are answered as those of a register; each counts as two calls.
 */
export const compareDoor: Door = (app, parts) => {
  const { access, work, docs } = parts;
  const { path, scope } = contractOf('comparePayroll');
  app.post(
    path,
    {
      schema: { body: CompareRequest },
      bodyLimit: 4 * mebibyte,
      config: { scope: scope!, takesSeat: true, countsItself: true },
      preParsing: takeRoom(work),
      onError: access.uncountRefused,
    },
    async (request, reply) => {
      const { rows: sent, columns: texts, totals_by: label, lang, a, b, ...shared } = request.body;
      const reader = spokenTo(request, reply, lang);
      const { line, sample } = request.caller;
      const turn = (): Promise<void> => work.turn(line);
      const askedA = settingAsked('a', a, shared, parts, request);
      if (!askedA.ok) return askedA;
      const askedB = settingAsked('b', b, shared, parts, request);
      if (!askedB.ok) return askedB;
      const settings: readonly [SettingAsked, SettingAsked] = [askedA.value, askedB.value];

      const { period, include_pension } = shared;
      const [underA, underB] = settings.map(({ setting }) => sent.map((row) => rowUnder(setting, shared, row)));
      const count = sent.length;
      const answered = await answerRows(
        { ...parts, reader },
        request,
        reply,
        [...underA!, ...underB!],
        { period, include_pension },
        (at) => `rows[${at % count}]`,
      );
      function refuse(failure: Failure) {
        answered.giveBack();
        return { ok: false, failure };
      }
      const { countries } = request.world.reference;
      const ofRow = (at: number): string | null => {
        const row = { ...shared, ...(sent[at] as object) };
        const code = textIn(row, 'country')?.toUpperCase() ?? '';
        return textIn(row, 'currency')?.toUpperCase() ?? countries.get(code)?.currency ?? null;
      };
      const rows = pairedRows(
        [
          { name: 'a', rows: answered.rows.slice(0, count), rate: a.rate },
          { name: 'b', rows: answered.rows.slice(count), rate: b.rate },
        ],
        ofRow,
      );
      const unknown = label === undefined ? undefined : labelFailure(label, answered.rows);
      if (unknown !== undefined) return refuse(unknown);
      const pairs = rows.flatMap(({ found }): Pair[] => (found.ok ? [found.value] : []));
      const shown = shownColumns(
        texts,
        pairs.flatMap((pair) => [pair.a, pair.b]),
        reader.language,
      );
      if (!shown.ok) return refuse(shown.failure);
      const columns = shown.value;

      const { errorOf, totalText } = registerTexts(docs(), reader);
      const gathered = gatherChanges(...settings, reader);
      const [usedA, usedB] = settings.map(({ setting, world }) => ({
        date: setting.date ?? null,
        law_version: world.reference.edition.version,
      }));
      const body = writeBody();
      const described = columns.map((column) => column.described);
      body.write(
        `{"success":true,"data":{"a":${JSON.stringify(usedA)},"b":${JSON.stringify(usedB)},"columns":${JSON.stringify(described)},"rows":[`,
      );
      await inSlices(
        rows,
        ({ found }, at) => {
          if (at > 0) body.write(',');
          if (!found.ok) return body.write(`{"error":${errorOf(found.failure)}}`);
          const pair = found.value;
          const changes = gathered.of({ ...pair, askedA: askedIn(underA![at]), askedB: askedIn(underB![at]) });
          const amounts = comparedAmounts(pair, columns);
          body.write(JSON.stringify({ currency: pair.currency, ...amounts, effect: effectOn(pair), changes }));
        },
        { turn, isWanted: () => true, budget: Infinity },
      );
      body.write(']');
      if (label !== undefined)
        body.write(`,"totals":[${comparedTotals(label, rows, columns).map(totalText).join(',')}]`);

      const codes = new Set(
        pairs.flatMap((pair) => [pair.a, pair.b]).flatMap(({ data }) => textIn(data, 'country') ?? []),
      );
      const announced = [...codes].flatMap((country) =>
        (countries.get(country)?.upcoming ?? []).map((text) => ({ country, text: reader.say(lawNote(text)) })),
      );
      const meta = metaFor(answered.metas.together(), sample, [...ignoredIn(request, false), ...answered.ignored()]);
      const notices = [
        ...meta.notices,
        ...(announced.length === 0 ? [] : [message('comparison_announced')]),
        ...(reader.language !== 'en' && gathered.repeatsLaw() ? [lawTexts] : []),
      ];
      body.write(
        `,"total":${totalText(comparedTotal(rows, columns))},"changes":${JSON.stringify(gathered.changes())},"announced":${JSON.stringify(announced)},"count":${count}},"meta":${JSON.stringify(metaOut({ ...meta, notices }, reader))}}`,
      );
      return reply.header('content-type', 'application/json; charset=utf-8').send(await body.bytes(turn));
    },
  );
};
