import type { FilledReturn } from '../../../src/contract/returns';
import { say } from '../../../ui/language/say';
import { Table } from '../../../ui/tables/table';
import { cellText, headerOf, mostShown } from './return-table';

type Record = FilledReturn['other_records'][number];

/** A record with one line is a list of boxes: those that have something. */
function Boxes({ columns, rows: [line = []] }: Record) {
  const boxes = headerOf(columns).flatMap((title, at) => {
    const text = cellText(line[at] ?? null);
    return text.trim() === '' ? [] : [[title, text]];
  });
  return boxes.length === 0 ? null : (
    <Table
      caption={say('other_part_of_the_return')}
      columns={[say('column_of_the_return'), say('what_it_has')]}
      rows={boxes}
    />
  );
}

/** What a return has beside its table: the boxes of a form, or the totals of each certificate. */
export function OtherRecords({ records }: { readonly records: readonly Record[] }) {
  return records.map((record, at) =>
    record.rows.length === 1 ? (
      <Boxes key={at} {...record} />
    ) : record.rows.length === 0 ? null : (
      <Table
        key={at}
        caption={say('other_part_of_the_return')}
        look="compared"
        columns={headerOf(record.columns)}
        rows={record.rows.slice(0, mostShown).map((row) => row.map(cellText))}
      />
    ),
  );
}
