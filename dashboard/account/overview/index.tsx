import { makeStyles, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { AccountKey } from '../../../src/contract/account-keys';
import { peoplePages } from '../../../src/contract/people';
import { addDays, dayOfMoment } from '../../../src/day';
import { Choice } from '../../../ui/inputs/choice';
import { useFigures } from '../../../ui/theme/figures';
import { Answered } from '../../parts/answered';
import { momentInWords } from '../../parts/moments';
import { spoken } from '../../parts/spoken';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { useMay, useOperation } from '../context';
import { NavLink } from '../nav-link';
import { operationName } from '../words';
import { Calls } from './calls';
import { Quota } from './quota';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: '12px',
    '& > *': { minInlineSize: 0 },
  },
});

const spans = ['7', '30', '90'] as const;
const everyKey = '';

function Usage({ keys }: { readonly keys: readonly AccountKey[] }) {
  const styles = useStyles();
  const { fields } = useFigures();
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const [key, setKey] = useState(everyKey);
  const end = dayOfMoment(Date.now());
  const start = addDays(end, 1 - Number(span));
  const answer = useOperation('getUsage', { start, end, ...(key === everyKey ? {} : { key }) });
  const nameOf = (id: string): string => keys.find((one) => one.id === id)?.name ?? say('deleted_key');
  return (
    <>
      <div className={`${styles.tools} ${fields}`}>
        <Choice
          label={say('span')}
          options={spans.map((days) => ({ key: days, name: say('span_days', { days: Number(days) }) }))}
          value={span}
          onChange={setSpan}
        />
        <Choice
          label={say('one_key')}
          options={[
            { key: everyKey, name: say('all_keys') },
            ...keys.map(({ id, name, hint }) => ({ key: id, name: `${name} (${hint})` })),
          ]}
          value={key}
          onChange={setKey}
        />
      </div>
      <Answered answer={answer}>
        {(usage) => (
          <>
            <Section title={say('column_calls')}>
              <Calls usage={usage} />
            </Section>
            <Quota quota={usage.quota} />
            <Section title={say('latest_refused')}>
              {usage.refused.length === 0 ? (
                <Text>{say('none_refused')}</Text>
              ) : (
                <Table
                  look="records"
                  caption={say('latest_refused')}
                  columns={[
                    say('when'),
                    say('one_key'),
                    say('column_operation'),
                    { name: say('column_reason'), sentences: true },
                  ]}
                  rows={usage.refused.map(({ at, key: id, operation, message }) => [
                    momentInWords(at),
                    nameOf(id),
                    operationName(operation),
                    spoken(message, []),
                  ])}
                />
              )}
            </Section>
          </>
        )}
      </Answered>
    </>
  );
}

/** `/dashboard`: what the keys of the account are used for. */
export default function Overview() {
  const mayMake = useMay('keys.write');
  const answer = useOperation('listKeys', {});
  return (
    <Answered answer={answer}>
      {({ keys }) =>
        keys.length > 0 ? (
          <Usage keys={keys} />
        ) : (
          <Section title={say('start_here')}>
            <Text>{say('what_a_key_is')}</Text>
            {mayMake ? (
              <NavLink to={`${peoplePages.keys}?new=live`}>{say('make_first_key')}</NavLink>
            ) : (
              <Text>{say('ask_an_owner')}</Text>
            )}
          </Section>
        )
      }
    </Answered>
  );
}
