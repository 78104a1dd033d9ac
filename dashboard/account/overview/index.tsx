import { makeStyles, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { AccountKey } from '../../../src/contract/account-keys';
import { peoplePages } from '../../../src/contract/people';
import { addDays, dayOfMoment } from '../../../src/day';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { useFigures } from '../../../ui/theme/figures';
import { Answered } from '../../parts/answered';
import { momentInWords } from '../../parts/moments';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { useMay, useOperation } from '../context';
import { NavLink } from '../nav-link';
import { operationName } from '../words';
import { Calls } from './calls';
import { Quota } from './quota';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: '12px',
    '& > *': { minInlineSize: 0 },
  },
});

const spans = { '7': '7 days', '30': '30 days', '90': '90 days' } as const;
const everyKey = '';

function Usage({ keys }: { readonly keys: readonly AccountKey[] }) {
  const styles = useStyles();
  const { fields } = useFigures();
  const [span, setSpan] = useState<keyof typeof spans>('30');
  const [key, setKey] = useState(everyKey);
  const end = dayOfMoment(Date.now());
  const start = addDays(end, 1 - Number(span));
  const answer = useOperation('getUsage', { start, end, ...(key === everyKey ? {} : { key }) });
  const nameOf = (id: string): string => keys.find((one) => one.id === id)?.name ?? 'A deleted key';
  return (
    <>
      <div className={`${styles.tools} ${fields}`}>
        <Choice label="Span" options={optionsOf(spans)} value={span} onChange={setSpan} />
        <Choice
          label="Key"
          options={[
            { key: everyKey, name: 'All keys' },
            ...keys.map(({ id, name, hint }) => ({ key: id, name: `${name} (${hint})` })),
          ]}
          value={key}
          onChange={setKey}
        />
      </div>
      <Answered answer={answer}>
        {(usage) => (
          <>
            <Section title="Calls">
              <Calls usage={usage} />
            </Section>
            <Quota quota={usage.quota} />
            <Section title="Latest refused calls">
              {usage.refused.length === 0 ? (
                <Text>No call was refused.</Text>
              ) : (
                <Table
                  look="records"
                  caption="Latest refused calls"
                  columns={['When', 'Key', 'Operation', 'Reason']}
                  rows={usage.refused.map(({ at, key: id, operation, message }) => [
                    momentInWords(at),
                    nameOf(id),
                    operationName(operation),
                    message,
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
          <Section title="Start here">
            <Text>
              The account has no key yet. A key lets a program, a script or Power Query ask this service. The Excel
              add-in needs none.
            </Text>
            {mayMake ? (
              <NavLink to={`${peoplePages.keys}?new=live`}>Make your first key</NavLink>
            ) : (
              <Text>Ask an owner of the account to make one.</Text>
            )}
          </Section>
        )
      }
    </Answered>
  );
}
