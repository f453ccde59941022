import { Showcase } from '../demo/Showcase'
import { CheckboxColours } from './checkbox/CheckboxColours'
import checkboxColours from './checkbox/CheckboxColours.tsx?raw'
import { CheckboxGroupError } from './checkbox/CheckboxGroupError'
import checkboxGroupError from './checkbox/CheckboxGroupError.tsx?raw'
import { CheckboxIcons } from './checkbox/CheckboxIcons'
import checkboxIcons from './checkbox/CheckboxIcons.tsx?raw'
import { CheckboxSides } from './checkbox/CheckboxSides'
import checkboxSides from './checkbox/CheckboxSides.tsx?raw'
import { CheckboxSizes } from './checkbox/CheckboxSizes'
import checkboxSizes from './checkbox/CheckboxSizes.tsx?raw'
import { CheckboxTree } from './checkbox/CheckboxTree'
import checkboxTree from './checkbox/CheckboxTree.tsx?raw'
import { ConsentCheckbox } from './checkbox/ConsentCheckbox'
import consentCheckbox from './checkbox/ConsentCheckbox.tsx?raw'

export function CheckboxPage() {
  return (
    <Showcase
      titleKey="shell.menu.checkbox"
      purpose="Says yes or no to one thing, or picks any number from a short list; it counts when the form is sent. What takes effect at once is a switch; one out of several, radio buttons."
      documentation={[
        { name: 'MUI Checkbox', address: 'https://mui.com/material-ui/react-checkbox/' },
      ]}
      demos={[
        {
          title: 'Consent',
          caption:
            'The whole label can be pressed. The button stays enabled and says what is missing.',
          Live: ConsentCheckbox,
          source: consentCheckbox,
        },
        {
          title: 'All, some, none',
          caption:
            'The parent follows its children: a dash while only some are chosen. Pressing it chooses all, then none.',
          Live: CheckboxTree,
          source: checkboxTree,
        },
        {
          title: 'A group with a rule',
          caption:
            'Choose exactly two. The group has one name and one message, not one on each box.',
          Live: CheckboxGroupError,
          source: checkboxGroupError,
        },
        {
          title: 'Labels on four sides',
          caption: 'Start and end follow the reading direction.',
          Live: CheckboxSides,
          source: checkboxSides,
        },
        { title: 'Colours', Live: CheckboxColours, source: checkboxColours },
        {
          title: 'Sizes and disabled',
          caption:
            'The target stays 44 pixels high on touch screens, whatever the size of the box.',
          Live: CheckboxSizes,
          source: checkboxSizes,
        },
        {
          title: 'Own icons',
          caption:
            'The shape changes with the state, not only the colour: here from an outline to a fill.',
          Live: CheckboxIcons,
          source: checkboxIcons,
        },
      ]}
      accessibility={[
        'Space checks and unchecks; a screen reader hears the label, “checkbox” and “checked”, “not checked” or “partly checked”.',
        'Every box is its own stop for the Tab key, unlike radio buttons.',
        'A group is a fieldset with a legend, so that each box is heard with the question that it answers.',
        'The message of the group is tied to it by aria-describedby and announced when it changes.',
      ]}
    />
  )
}
