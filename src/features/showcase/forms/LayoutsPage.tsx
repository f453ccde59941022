import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './layoutsDemos'
import source from './layoutsDemos.tsx?raw'

const demo = demosOf(demos, source)

export function LayoutsPage() {
  return (
    <Showcase
      titleKey="shell.menu.formLayouts"
      purpose="Where a label stands beside its field. Above is the safe choice: it works on every width and with every language."
      documentation={[
        { name: 'MUI Text field', address: 'https://mui.com/material-ui/react-text-field/' },
      ]}
      demos={[
        {
          title: 'Labels above',
          caption: 'Fast to fill in, and long words have room.',
          ...demo('StackedLabels'),
        },
        {
          title: 'Labels at the start',
          caption: 'On a phone they move above.',
          ...demo('StartLabels'),
        },
        {
          title: 'Labels beside their fields',
          caption: 'The same rows, the words moved to the field.',
          ...demo('EndLabels'),
        },
        {
          title: 'Divided',
          caption: 'Headings say what each part asks for.',
          ...demo('DividedForm'),
        },
        {
          title: 'In one line',
          caption: 'For a single question.',
          ...demo('InlineForm'),
        },
      ]}
      accessibility={[
        'Every field has a label of its own, tied to it: a press on the label puts the cursor there.',
        'Hints are tied by aria-describedby and read after the label.',
        'Fields name what they ask for (autocomplete), so that browsers fill them in.',
      ]}
    />
  )
}
