import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './radioDemos'
import source from './radioDemos.tsx?raw'

const demo = demosOf(demos, source)

export function RadioPage() {
  return (
    <Showcase
      titleKey="shell.menu.radio"
      purpose="Picks exactly one of a few answers that all stay in sight. With more than about six, take a select or an autocomplete; for yes or no, a checkbox."
      documentation={[
        { name: 'MUI Radio', address: 'https://mui.com/material-ui/react-radio-button/' },
      ]}
      demos={[
        {
          title: 'One of a few',
          caption: 'An unavailable answer stays visible and says why.',
          ...demo('BankRadios'),
        },
        {
          title: 'Without a first answer',
          caption:
            'Nothing is preselected. It is checked when sent, and the message appears with the question.',
          ...demo('RequiredRadios'),
        },
        {
          title: 'Cards',
          caption:
            'The whole card is the label. The chosen one has a thicker edge as well as the dot.',
          ...demo('RadioCards'),
        },
        {
          title: 'Labels on four sides',
          caption: 'Start and end follow the reading direction.',
          ...demo('RadioSides'),
        },
        { title: 'Colours', ...demo('RadioColours') },
        {
          title: 'Sizes',
          caption:
            'The target stays 44 pixels high on touch screens, whatever the size of the dot.',
          ...demo('RadioSizes'),
        },
      ]}
      accessibility={[
        'The group is one stop for the Tab key; the arrow keys move within it and choose at the same time.',
        'The group has a name of its own: a screen reader hears the question, the answer and “2 of 3”.',
        'Once chosen, a radio button cannot be taken back: offer an answer “none” where that is wanted.',
        'The error is tied to the group by aria-describedby and announced when it appears.',
      ]}
    />
  )
}
