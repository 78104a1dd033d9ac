import { Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { say } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { useFigures } from '../../../ui/theme/figures';
import { useCountry } from '../../country/country-context';
import { isText, useStored } from '../../host/stored';
import { CountryPicker } from '../../parts/country-picker';
import { EmployerFields, useEmployer } from '../../parts/hand-in/employer-fields';
import { MonthField, thisMonth } from '../../parts/hand-in/month-field';
import { type EmployeeTable, TableSource } from '../../parts/hand-in/table-source';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { ColumnsTaken } from './columns-taken';
import { type Form, FormFacts, settingsOf } from './form-facts';
import { JournalSection } from './journal';
import { ReturnSection } from './return-section';

const useStyles = makeStyles({ page: { maxInlineSize: '960px' } });

/** The returns of a month and the journal, from a table of employees. */
export default function ReturnsView() {
  const styles = useStyles();
  const { stack } = useFigures();
  const { country } = useCountry();
  const [table, setTable] = useState<EmployeeTable | undefined>();
  const [month, setMonth] = useState(thisMonth);
  const [employer, setEmployer] = useEmployer();
  const [chosen, setChosen] = useStored<string>('return', '', isText);
  const list = useQuestion('getPayrollReturns', { country });
  const none = list.problem?.kind === 'refused';

  const formOf = (forms: readonly Form[]): Form => forms.find(({ id }) => id === chosen) ?? forms[0]!;

  return (
    <div className={`${stack} ${styles.page}`}>
      <CountryPicker />
      <TableSource table={table} onTable={setTable} />
      <MonthField month={month} onMonth={setMonth} />
      {none ? (
        <Notice intent="info">{list.problem!.message}</Notice>
      ) : (
        <Answered question={list} lines={4}>
          {({ data }) => {
            const forms: readonly Form[] = data.returns;
            const form = formOf(forms);
            return (
              <>
                <Field label={say('return')}>
                  <RadioGroup value={form.id} onChange={(_, { value }) => setChosen(value)}>
                    {forms.map(({ id, name }) => (
                      <Radio key={id} value={id} label={name} />
                    ))}
                  </RadioGroup>
                </Field>
                <FormFacts form={form} />
                <ColumnsTaken key={`columns ${form.id}`} form={form} />
                <EmployerFields settings={settingsOf(form)} employer={employer} onEmployer={setEmployer} />
                <ReturnSection key={form.id} form={form} month={month} employer={employer} table={table} />
              </>
            );
          }}
        </Answered>
      )}
      <JournalSection country={country} table={table} month={month} />
    </div>
  );
}
