import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './checkboxDemos'
import source from './checkboxDemos.tsx?raw'

const demo = demosOf(demos, source)

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
          ...demo('ConsentCheckbox'),
        },
        {
          title: 'All, some, none',
          caption:
            'The parent follows its children: a dash while only some are chosen. Pressing it chooses all, then none.',
          ...demo('CheckboxTree'),
        },
        {
          title: 'A group with a rule',
          caption:
            'Choose exactly two. The group has one name and one message, not one on each box.',
          ...demo('CheckboxGroupError'),
        },
        {
          title: 'Labels on four sides',
          caption: 'Start and end follow the reading direction.',
          ...demo('CheckboxSides'),
        },
        { title: 'Colours', ...demo('CheckboxColours') },
        {
          title: 'Sizes and disabled',
          caption:
            'The target stays 44 pixels high on touch screens, whatever the size of the box.',
          ...demo('CheckboxSizes'),
        },
        {
          title: 'Own icons',
          caption:
            'The shape changes with the state, not only the colour: here from an outline to a fill.',
          ...demo('CheckboxIcons'),
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
