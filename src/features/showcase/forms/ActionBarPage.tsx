import { Showcase } from '../demo/Showcase'
import { ActionsAtEnd } from './actionBar/ActionsAtEnd'
import actionsAtEnd from './actionBar/ActionsAtEnd.tsx?raw'
import { ActionsAtStart } from './actionBar/ActionsAtStart'
import actionsAtStart from './actionBar/ActionsAtStart.tsx?raw'
import { SplitActions } from './actionBar/SplitActions'
import splitActions from './actionBar/SplitActions.tsx?raw'

export function ActionBarPage() {
  return (
    <Showcase
      titleKey="shell.menu.actionBar"
      purpose="The buttons that end a form, in a row of their own. One main action; the others are quieter."
      documentation={[{ name: 'MUI Card', address: 'https://mui.com/material-ui/react-card/' }]}
      demos={[
        { title: 'At the end', Live: ActionsAtEnd, source: actionsAtEnd },
        { title: 'At the start', Live: ActionsAtStart, source: actionsAtStart },
        {
          title: 'Split',
          caption: 'Clearing stands apart: a slip of the finger does not reach it.',
          Live: SplitActions,
          source: splitActions,
        },
      ]}
      accessibility={[
        'Enter in a field submits; the reset button clears and says nothing by itself.',
        'The order of the buttons is the order of Tab, also from right to left.',
      ]}
    />
  )
}
