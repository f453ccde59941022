import { Showcase } from '../demo/Showcase'
import { BankAccountDialog } from './dialog/BankAccountDialog'
import bankAccountDialog from './dialog/BankAccountDialog.tsx?raw'
import { ChoiceDialog } from './dialog/ChoiceDialog'
import choiceDialog from './dialog/ChoiceDialog.tsx?raw'
import { DeleteDialog } from './dialog/DeleteDialog'
import deleteDialog from './dialog/DeleteDialog.tsx?raw'
import { FullScreenDialog } from './dialog/FullScreenDialog'
import fullScreenDialog from './dialog/FullScreenDialog.tsx?raw'
import { LogoutDialog } from './dialog/LogoutDialog'
import logoutDialog from './dialog/LogoutDialog.tsx?raw'
import { PictureDialog } from './dialog/PictureDialog'
import pictureDialog from './dialog/PictureDialog.tsx?raw'
import { TermsDialog } from './dialog/TermsDialog'
import termsDialog from './dialog/TermsDialog.tsx?raw'

export function DialogPage() {
  return (
    <Showcase
      titleKey="shell.menu.dialog"
      purpose="Interrupts for one question or one short task, and gives the page back afterwards. What can be undone needs no question: do it and offer UNDO in a snackbar."
      documentation={[
        { name: 'MUI Dialog', address: 'https://mui.com/material-ui/react-dialog/' },
        {
          name: 'the ARIA dialog pattern',
          address: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
        },
      ]}
      demos={[
        {
          title: 'A question',
          caption: 'The buttons name the action, not “OK”. The harmless answer has the focus.',
          Live: LogoutDialog,
          source: logoutDialog,
        },
        {
          title: 'Something final',
          caption:
            'While the action runs, nothing closes the dialog: no Escape, no press beside it.',
          Live: DeleteDialog,
          source: deleteDialog,
        },
        {
          title: 'A short form',
          caption:
            'Wrong input is answered beside the field. Closed and opened again, the text is still there.',
          Live: BankAccountDialog,
          source: bankAccountDialog,
        },
        {
          title: 'A choice',
          caption: 'One press chooses and closes: no button “OK” is needed.',
          Live: ChoiceDialog,
          source: choiceDialog,
        },
        {
          title: 'Full screen on phones',
          caption: 'Below 900 pixels it fills the screen; above it is an ordinary dialog.',
          Live: FullScreenDialog,
          source: fullScreenDialog,
        },
        {
          title: 'Long text',
          caption: 'Two ways to scroll. Inside keeps title and button in view.',
          Live: TermsDialog,
          source: termsDialog,
        },
        {
          title: 'Own look',
          caption: 'A picture, round corners, another transition, a close button in the corner.',
          Live: PictureDialog,
          source: pictureDialog,
        },
      ]}
      accessibility={[
        'Tab and Shift+Tab stay inside an open dialog; Escape closes it; the focus then returns to the button that opened it.',
        'aria-labelledby gives the dialog its title as a name; a question also has aria-describedby and role="alertdialog", so that its text is spoken at once.',
        'Text that scrolls takes the focus, so that the arrow keys scroll it.',
        'The choice is shown on the page in a status line, because the dialog is gone.',
      ]}
    />
  )
}
