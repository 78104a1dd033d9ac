import type { ReactNode } from 'react';
import type { CitedSource } from '../../../src/contract/meta';
import { useFigures } from '../../../ui/theme/figures';
import { type Insertable, InsertMenu } from '../../parts/insert-menu';
import { Section } from '../../parts/section';
import type { SheetTable } from '../../sheet';
import { type Dated, LawFoot, sourceLine } from './dates';

/** What a part of the law offers to the sheet. The source line of its table is added here. */
interface Offered {
  /** Name of what is inserted. */
  readonly what: string;
  readonly formulas?: Insertable['formulas'];
  readonly table: () => Omit<SheetTable, 'source'>;
  /** Sources of the table; those of the foot when left out. */
  readonly sources?: readonly CitedSource[];
}

/**
 * A part of the law: heading with its main figure, its facts, and at the foot its age, its sources and what can be
 * inserted.
 *
 * @param sources sources at the foot; those of the whole part when left out
 * @param notices notices at the foot; those of the whole part when left out
 * @param notes remarks below the facts
 */
export function LawSection({
  id,
  name,
  figure,
  law,
  sources = law.sources,
  notices = law.notices,
  notes = [],
  insert,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly figure: string;
  readonly law: Dated;
  readonly sources?: readonly CitedSource[];
  readonly notices?: readonly string[];
  readonly notes?: readonly string[];
  readonly insert?: Offered | undefined;
  readonly children: ReactNode;
}) {
  const { quiet } = useFigures();
  const tools =
    insert === undefined ? undefined : (
      <InsertMenu
        what={insert.what}
        formulas={insert.formulas ?? []}
        table={() => ({ ...insert.table(), source: sourceLine(law, insert.sources ?? sources) })}
      />
    );
  return (
    <Section
      id={id}
      name={name}
      figure={figure}
      status={law.data_status}
      foot={<LawFoot law={law} sources={sources} notices={notices} tools={tools} />}
    >
      {children}
      {notes.length === 0 ? null : <div className={quiet}>{notes.join(' ')}</div>}
    </Section>
  );
}
