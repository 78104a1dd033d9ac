import { makeStyles } from '@fluentui/react-components';
import type { CountryCode } from '../../../src/contract/country-code';
import type { TreatyRow } from '../../../src/contract/treaty';
import type { PaymentType } from '../../../src/contract/words/payment-types';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { metaLine, MetaSources } from '../../parts/meta-sources';
import { Section } from '../../parts/section';
import { useUsualGrade } from '../../parts/usual-grade';
import { useQuestion } from '../../service/use-question';
import { Answered } from '../../states/answered';
import { useWide } from '../../../ui/theme/use-width';
import { paymentLabels } from '../../words/labels';
import { rateInSheet, ratesInWords, treatiesByPartner, type TreatyWith } from './treaty-rows';
import { say } from '../../../ui/language/say';

const columns = ['dividends', 'interest', 'royalties'] as const satisfies readonly PaymentType[];

/** Fees stand in one column: treaties that limit them rarely tell their kinds apart. */
const feesOf = ({ rates }: TreatyWith): TreatyRow | undefined =>
  rates.technical_fees ?? rates.management_fees ?? rates.services ?? rates.professional_fees;

const useStyles = makeStyles({ tools: { display: 'flex', justifyContent: 'flex-end' } });

/** What a treaty says of each column. */
const rowsOf = (treaty: TreatyWith): readonly (TreatyRow | undefined)[] => [
  ...columns.map((type) => treaty.rates[type]),
  feesOf(treaty),
];

const cellsOf = (treaty: TreatyWith): readonly string[] => rowsOf(treaty).map(ratesInWords);

/** The rates of a treaty below its partner, for a narrow window. */
const Lines = ({ heads, cells }: { readonly heads: readonly string[]; readonly cells: readonly string[] }) => (
  <>
    {cells.map((cell, i) =>
      cell === '' ? null : (
        <div key={heads[i]}>
          {heads[i]} {cell}
        </div>
      ),
    )}
  </>
);

function TreatyTable({ country, name }: { readonly country: CountryCode; readonly name: string }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const wide = useWide();
  const usual = useUsualGrade();
  const question = useQuestion('getTreaties', { country });
  return (
    <Answered question={question} lines={6}>
      {({ data, meta }) => {
        const treaties = treatiesByPartner(data.treaties);
        const heads = [...columns.map((type) => paymentLabels[type]), say('fees')];
        const [list] = data.lists;
        return (
          <>
            <Table
              caption={say('highest_rates_by_treaty')}
              columns={[
                { name: say('payee_in') },
                ...(wide ? heads : []).map((head) => ({ name: head, figure: true })),
              ]}
              rows={treaties.map((treaty) => [
                <>
                  {treaty.partner}
                  {treaty.doubt === undefined ? null : <div className={quiet}>{treaty.doubt}</div>}
                  {wide ? null : <Lines heads={heads} cells={cellsOf(treaty)} />}
                </>,
                ...(wide ? cellsOf(treaty) : []),
              ])}
            />
            {list === undefined ? null : (
              <div className={quiet}>{[list.complete_basis, ...list.notes, ...list.doubts].join(' ')}</div>
            )}
            <div className={styles.tools}>
              <InsertMenu
                what={say('treaties_offer')}
                table={() => ({
                  title: say('treaties_title', { name }),
                  columns: [say('payee_in'), ...heads.map((head) => `${head} %`), say('in_force')],
                  rows: treaties.map((treaty) => [
                    treaty.partner,
                    ...rowsOf(treaty).map(rateInSheet),
                    treaty.doubt ?? say('is_in_force'),
                  ]),
                  source: metaLine(meta),
                })}
              />
            </div>
            <MetaSources meta={meta} law usual={usual} />
          </>
        );
      }}
    </Answered>
  );
}

/** The tax treaties of a country: the highest rates on payments to each partner. They are asked for when it opens. */
export const Treaties = ({ country, name }: { readonly country: CountryCode; readonly name: string }) => (
  <Section id="treaties" name={say('tax_treaties')}>
    <TreatyTable country={country} name={name} />
  </Section>
);
