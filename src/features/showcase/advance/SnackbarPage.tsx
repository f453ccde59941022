import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './snackbarDemos'
import source from './snackbarDemos.tsx?raw'

const demo = demosOf(demos, source)

export function SnackbarPage() {
  return (
    <Showcase
      titleKey="shell.menu.snackbar"
      purpose="Tells the outcome of what was just done, without getting in the way. What must not be missed belongs on the page."
      documentation={[
        { name: 'MUI Snackbar', address: 'https://mui.com/material-ui/react-snackbar/' },
      ]}
      demos={[
        {
          title: 'The default',
          ...demo('DefaultToast'),
        },
        {
          title: 'Six places',
          caption: 'On a phone, toasts at the sides take the whole width.',
          ...demo('ToastPlaces'),
        },
        { title: 'Six transitions', ...demo('ToastTransitions') },
        { title: 'Colours and variants', ...demo('ToastColours') },
        { title: 'With a way back', ...demo('UndoToast') },
        { title: 'Until it is answered', ...demo('LastingToast') },
      ]}
      accessibility={[
        'It is announced politely and takes no focus.',
        'The time stops while the pointer or the focus is on it.',
        'What it offers can be done elsewhere too: six seconds are short for some.',
      ]}
    />
  )
}
