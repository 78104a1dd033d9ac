import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { TaxLaw } from '../../../src/contract/law';
import { Notices } from '../../parts/notices';
import { Section } from '../../parts/section';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  title: { ...typographyStyles.caption1Strong, margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Announced changes, and points on which sources disagree. */
export function Doubts({ law: { upcoming, doubts } }: { readonly law: TaxLaw }) {
  const { title } = useStyles();
  if (upcoming.length + doubts.length === 0) return null;
  return (
    <Section id="doubts" name={say('upcoming_changes_and_open_questions')}>
      {upcoming.length === 0 ? null : <h4 className={title}>{say('announced')}</h4>}
      <Notices lines={upcoming} />
      {doubts.length === 0 ? null : <h4 className={title}>{say('sources_disagree')}</h4>}
      <Notices lines={doubts} />
    </Section>
  );
}
