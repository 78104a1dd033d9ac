import { Button, Field, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useState } from 'react';
import { type Language, languages, languageWords } from '../../../src/language/languages';
import { papers, paperWords, payslipPackings } from '../../../src/contract/words/paper';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { readerLanguage } from '../../../ui/language/reader';
import { say, sayings } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { saveFile } from '../../../ui/save-file';
import { useFigures } from '../../../ui/theme/figures';
import { useCountry } from '../../country/country-context';
import { oneOf, useStored } from '../../host/stored';
import { CountryPicker } from '../../parts/country-picker';
import { EmployerFields, useEmployer } from '../../parts/hand-in/employer-fields';
import { MonthField, thisMonth } from '../../parts/hand-in/month-field';
import { RowErrors } from '../../parts/hand-in/row-errors';
import { type EmployeeTable, TableSource } from '../../parts/hand-in/table-source';
import { useRows } from '../../parts/hand-in/use-rows';
import { useWork } from '../../parts/hand-in/use-work';
import { fileFrom } from '../../service/file';
import { ProblemCard } from '../../states/problem-card';
import { FirstPayslip } from './first-payslip';
import { Logo, useLogo } from './logo';
import { kilobytes, payslipsRequest } from './payslips-request';

const languageNames = Object.fromEntries(
  languages.map((language) => [language, languageWords[language].label]),
) as Record<Language, string>;
const packings = sayings({ one: 'one_file', each: 'a_file_each' } as const satisfies Record<
  (typeof payslipPackings)[number],
  string
>);

const useStyles = makeStyles({
  page: { maxInlineSize: '720px' },
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: { margin: 0 },
});

const employerSettings = ['name', 'address', 'postal_code', 'city', 'tax_number', 'social_security_number'] as const;

interface Made {
  readonly name: string;
  readonly bytes: number;
  readonly count: number;
}

/** Payslips of a month as PDF, from a table of employees. */
export default function PayslipsView() {
  const styles = useStyles();
  const { stack, quiet, choices } = useFigures();
  const { country } = useCountry();
  const [table, setTable] = useState<EmployeeTable | undefined>();
  const [month, setMonth] = useState(thisMonth);
  const [employer, setEmployer] = useEmployer();
  const [logo, setLogo] = useLogo();
  const [language, setLanguage] = useState<Language>(readerLanguage());
  const [paper, setPaper] = useStored<(typeof papers)[number]>('payslip-paper', 'a4', oneOf(papers));
  const [files, setFiles] = useStored<(typeof payslipPackings)[number]>('payslip-files', 'one', oneOf(payslipPackings));
  const { rows, problem } = useRows('payslips', country, table);
  const [received, setReceived] = useState(0);
  const work = useWork<Made>();

  const errors = rows?.flatMap((row) => ('error' in row ? [{ number: row.number, message: row.error }] : [])) ?? [];
  const read = rows?.flatMap((row) => ('row' in row ? [row.row] : [])) ?? [];
  const wants = { country, month, language, employer, logo, paper, files };

  const make = (some: typeof read) =>
    work.start(async (signal) => {
      setReceived(0);
      const file = await fileFrom({
        path: '/api/v1/payroll/payslips',
        body: payslipsRequest(wants, some),
        signal,
        onReceived: setReceived,
      });
      saveFile(file.name, file.type, file.content);
      return { name: file.name, bytes: file.content.byteLength, count: some.length };
    });

  return (
    <div className={`${stack} ${styles.page}`}>
      <CountryPicker />
      <TableSource
        table={table}
        onTable={(next) => {
          work.forget();
          setTable(next);
        }}
      />
      {problem === undefined ? null : <Notice intent="warning">{problem.message}</Notice>}
      {errors.length === 0 ? null : (
        <Notice intent="warning">
          {say('rows_without_payslip', { count: errors.length })}
          <RowErrors sentences={errors} />
        </Notice>
      )}
      <MonthField month={month} onMonth={setMonth} />
      <EmployerFields settings={employerSettings} employer={employer} onEmployer={setEmployer} />
      <Logo logo={logo} onLogo={setLogo} />
      <div className={choices}>
        <Choice
          label={say('language_of_payslips')}
          options={optionsOf(languageNames)}
          value={language}
          onChange={setLanguage}
        />
        <Choice
          label={say('paper')}
          options={optionsOf({ a4: paperWords.a4.label, half_a4: say('paper_half_a4') })}
          value={paper}
          onChange={setPaper}
        />
        <Choice label={say('files')} options={optionsOf(packings)} value={files} onChange={setFiles} />
      </div>
      {files === 'each' ? <p className={`${quiet} ${styles.text}`}>{say('password_column')}</p> : null}
      {read.length === 0 ? null : <FirstPayslip country={country} month={month} row={read[0]!} />}
      <div className={styles.line}>
        <Button
          appearance="primary"
          disabled={read.length === 0 || employer.name === undefined || work.isUnderWay}
          onClick={() => void make(read)}
        >
          {say('make_payslips', { count: read.length })}
        </Button>
        <Button
          disabled={read.length === 0 || employer.name === undefined || work.isUnderWay}
          onClick={() => void make(read.slice(0, 1))}
        >
          {say('only_the_first')}
        </Button>
        {work.isUnderWay ? <Button onClick={work.cancel}>{say('cancel_making')}</Button> : null}
      </div>
      {employer.name === undefined && read.length > 0 ? (
        <p className={`${quiet} ${styles.text}`}>{say('payslips_need_the_name')}</p>
      ) : null}
      {work.isUnderWay ? (
        <Field label={say('making_payslips', { kilobytes: kilobytes(received) })}>
          <ProgressBar aria-label={say('payslips_under_way')} thickness="large" />
        </Field>
      ) : null}
      {work.problem === undefined ? null : <ProblemCard problem={work.problem} onRetry={() => void make(read)} />}
      {work.result === undefined ? null : (
        <Notice>
          {say('payslips_saved', {
            name: work.result.name,
            count: work.result.count,
            kilobytes: kilobytes(work.result.bytes),
          })}
        </Notice>
      )}
      <p className={`${quiet} ${styles.text}`}>{say('nothing_is_stored')}</p>
    </div>
  );
}
