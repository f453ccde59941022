import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './actionBarDemos'
import source from './actionBarDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ActionBarPage() {
  return (
    <Showcase
      titleKey="shell.menu.actionBar"
      purpose="The buttons that end a form, in a row of their own. One main action; the others are quieter."
      documentation={[{ name: 'MUI Card', address: 'https://mui.com/material-ui/react-card/' }]}
      demos={[
        { title: 'At the end', ...demo('ActionsAtEnd') },
        { title: 'At the start', ...demo('ActionsAtStart') },
        {
          title: 'Split',
          caption: 'The clear button is set apart, so a slip of the finger does not reach it.',
          ...demo('SplitActions'),
        },
      ]}
      accessibility={[
        'Enter in a field submits; the reset button clears and says nothing by itself.',
        'The order of the buttons is the order of Tab, also from right to left.',
      ]}
    />
  )
}
