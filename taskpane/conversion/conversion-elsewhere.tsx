import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  typographyStyles,
} from '@fluentui/react-components';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  surface: {
    inlineSize: 'calc(100vw - 16px)',
    maxInlineSize: '440px',
    padding: '16px',
    maxBlockSize: '100vh',
    overflowY: 'auto',
  },
  text: { ...typographyStyles.body1, marginBlock: '0 8px' },
});

/** Explains, outside Excel, what the conversion of a column does and where it works. */
export default function ConversionElsewhere({ onClose }: { readonly onClose: () => void }) {
  const { surface, text } = useStyles();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={surface}>
        <DialogBody>
          <DialogTitle>{say('convert_a_column_to_net_pay')}</DialogTitle>
          <DialogContent>
            <p className={text}>{say('this_works_only_in_excel_because')}</p>
            <p className={text}>{say('in_excel_open_this_pane_select')}</p>
            <p className={text}>{say('here_you_can_copy_a_formula')}</p>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {say('close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
