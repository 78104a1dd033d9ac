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
          <DialogTitle>Convert a column to net pay</DialogTitle>
          <DialogContent>
            <p className={text}>
              This works only in Excel, because it writes to a sheet. You opened this page in a browser.
            </p>
            <p className={text}>
              In Excel, open this pane, select a column of gross pay and choose Convert column. Net pay goes into the
              column to its right.
            </p>
            <p className={text}>Here you can copy a formula or a table from each view and paste it into a sheet.</p>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
