import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { SuccessOf } from '../../../src/client';
import type { CountryCode } from '../../../src/contract/country-code';
import type { LabourFactLaw } from '../../../src/contract/labour';
import { type LabourKind, labourKinds } from '../../../src/contract/words/labour';
import { defined } from '../../../src/defined';
import { useFigures } from '../../../ui/theme/figures';
import { dayInWords } from '../../../ui/words/dates';
import { sentence } from '../../../ui/words/sentence';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine } from '../../parts/meta-sources';
import { Notices } from '../../parts/notices';
import { RowTruth } from '../../parts/row-truth';
import { Sources } from '../../parts/sources';
import { useQuestion } from '../../service/use-question';
import type { SheetTable } from '../../sheet';
import { dateCell } from '../../sheet/table';
import { Answered } from '../../states/answered';
import { cellLabel, countryName } from '../../words/labels';
import { type Grade, sentencesOf, usualGrade } from '../../words/truth';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: '12px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '16px',
    '@media (min-width: 640px)': { gridTemplateColumns: '144px minmax(0, 1fr)' },
  },
  kind: { ...typographyStyles.body1Strong, margin: 0 },
  rule: { ...typographyStyles.body1, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  tools: { display: 'flex', justifyContent: 'flex-end' },
  open: { color: tokens.colorNeutralForeground3 },
});

const kindName = (kind: LabourKind): string => sentence(say(`labour_${kind}`));

/** The first day of a rule, or the day of its latest source where that could not be established. */
const daysOf = ({ effective_from, as_of }: LabourFactLaw): string =>
  sentencesOf([
    effective_from === null ? undefined : say('in_force_since', { effective_from: dayInWords(effective_from) }),
    as_of === null ? say('undated') : say('latest_source_from', { day: dayInWords(as_of) }),
  ]);

/** A rule in words, with its article, its note, its day and its sources. */
function Rule({ fact, usual }: { readonly fact: LabourFactLaw; readonly usual: Grade }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const { text, article, note, data_status, confidence, sources } = fact;
  return (
    <div>
      {text.map((line) => (
        <div key={line} className={styles.rule}>
          <bdi>{line}</bdi>
        </div>
      ))}
      {article === null ? null : (
        <div className={quiet}>
          <bdi>{article}</bdi>
        </div>
      )}
      {note === null ? null : (
        <div className={quiet}>
          <bdi>{note}</bdi>
        </div>
      )}
      <RowTruth law status={data_status} confidence={confidence} usual={usual} />
      <Sources sources={sources} dated={daysOf(fact)} />
    </div>
  );
}

/** The rules as a table of the sheet. */
function tableOf({ data, meta }: SuccessOf<'getLabourLaw'>): SheetTable {
  return {
    title: say('employment_title', { country: countryName(data.country), day: dayInWords(data.on) }),
    columns: [say('name'), say('rule'), say('article'), say('since')],
    rows: labourKinds.map((kind) => {
      const fact = data.facts.find((one) => one.kind === kind);
      return fact === undefined
        ? [kindName(kind), cellLabel('not_established'), null, null]
        : [kindName(kind), fact.text.join(' '), fact.article, dateCell(fact.effective_from)];
    }),
    source: metaLine(meta),
  };
}

/** Every kind of labour law of a country: its rule, none, or not established. */
export default function EmploymentLaw({
  country,
  on,
}: {
  readonly country: CountryCode;
  readonly on: string | undefined;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const question = useQuestion('getLabourLaw', { country, ...defined({ on }) });
  if (question.problem?.code === 'not_established') return <p className={quiet}>{question.problem.message}</p>;
  return (
    <Answered question={question} lines={8}>
      {(answer) => {
        const { facts } = answer.data;
        const usual = usualGrade(facts);
        return (
          <div className={stack}>
            <ul className={styles.list}>
              {labourKinds.map((kind) => {
                const fact = facts.find((one) => one.kind === kind);
                return (
                  <li key={kind} className={styles.row}>
                    <h4 className={styles.kind}>{kindName(kind)}</h4>
                    {fact === undefined ? (
                      <div className={styles.open}>{cellLabel('not_established')}</div>
                    ) : (
                      <Rule fact={fact} usual={usual} />
                    )}
                  </li>
                );
              })}
            </ul>
            <Notices lines={answer.meta.notices} />
            <div className={styles.tools}>
              <InsertMenu what={say('employment_offer')} table={() => tableOf(answer)} />
            </div>
          </div>
        );
      }}
    </Answered>
  );
}
