import { Showcase } from '../demo/Showcase'
import { DefaultToast } from './snackbar/DefaultToast'
import defaultToast from './snackbar/DefaultToast.tsx?raw'
import { LastingToast } from './snackbar/LastingToast'
import lastingToast from './snackbar/LastingToast.tsx?raw'
import { ToastColours } from './snackbar/ToastColours'
import toastColours from './snackbar/ToastColours.tsx?raw'
import { ToastPlaces } from './snackbar/ToastPlaces'
import toastPlaces from './snackbar/ToastPlaces.tsx?raw'
import { ToastTransitions } from './snackbar/ToastTransitions'
import toastTransitions from './snackbar/ToastTransitions.tsx?raw'
import { UndoToast } from './snackbar/UndoToast'
import undoToast from './snackbar/UndoToast.tsx?raw'
import toastSource from './snackbar/useToast.ts?raw'

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
          Live: DefaultToast,
          source: `${defaultToast}\n// useToast.ts\n\n${toastSource}`,
        },
        {
          title: 'Six places',
          caption: 'On a phone those at the sides take the whole width.',
          Live: ToastPlaces,
          source: toastPlaces,
        },
        { title: 'Six transitions', Live: ToastTransitions, source: toastTransitions },
        { title: 'Colours and variants', Live: ToastColours, source: toastColours },
        { title: 'With a way back', Live: UndoToast, source: undoToast },
        { title: 'Until it is answered', Live: LastingToast, source: lastingToast },
      ]}
      accessibility={[
        'It is announced politely and takes no focus.',
        'The time stops while the pointer or the focus is on it.',
        'What it offers can be done elsewhere too: six seconds are short for some.',
      ]}
    />
  )
}
