import { Showcase } from '../demo/Showcase'
import { DividedForm } from './layouts/DividedForm'
import dividedForm from './layouts/DividedForm.tsx?raw'
import { EndLabels } from './layouts/EndLabels'
import endLabels from './layouts/EndLabels.tsx?raw'
import { InlineForm } from './layouts/InlineForm'
import inlineForm from './layouts/InlineForm.tsx?raw'
import { StackedLabels } from './layouts/StackedLabels'
import stackedLabels from './layouts/StackedLabels.tsx?raw'
import { StartLabels } from './layouts/StartLabels'
import startLabels from './layouts/StartLabels.tsx?raw'

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
          Live: StackedLabels,
          source: stackedLabels,
        },
        {
          title: 'Labels at the start',
          caption: 'On a phone they move above.',
          Live: StartLabels,
          source: startLabels,
        },
        {
          title: 'Labels beside their fields',
          caption: 'The same rows, the words moved to the field.',
          Live: EndLabels,
          source: endLabels,
        },
        {
          title: 'Divided',
          caption: 'Headings tell what each part asks for.',
          Live: DividedForm,
          source: dividedForm,
        },
        {
          title: 'In one line',
          caption: 'For a single question.',
          Live: InlineForm,
          source: inlineForm,
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
