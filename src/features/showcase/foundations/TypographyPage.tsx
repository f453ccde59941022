import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './typographyDemos'
import source from './typographyDemos.tsx?raw'

const demo = demosOf(demos, source)

export function TypographyPage() {
  return (
    <Showcase
      titleKey="shell.menu.typography"
      purpose="The sizes and weights that every text of the app is set in. Take a variant for the look, the component for the meaning."
      documentation={[
        { name: 'MUI Typography', address: 'https://mui.com/material-ui/react-typography/' },
      ]}
      demos={[
        {
          title: 'Headings',
          caption:
            'Six sizes; pages use one h1, cards h2. Sizes are in rem and follow the browser’s text size.',
          ...demo('Headings'),
        },
        { title: 'Running text', ...demo('RunningText') },
        {
          title: 'Three weights',
          caption: 'Each weight has one meaning. A test finds every other weight in the sources.',
          ...demo('Weights'),
        },
        {
          title: 'Too long for one line',
          caption: 'Cut with an ellipsis only where the whole text can be had another way.',
          ...demo('LongWords'),
        },
        {
          title: 'Scripts',
          caption:
            'Every font stack ends in one with Thai letters; other scripts come from the system.',
          ...demo('Scripts'),
        },
      ]}
      accessibility={[
        'The variant is only the look: heading levels come from the component and must not skip one.',
        'A text in another language carries its language, or a screen reader pronounces it in the page’s language.',
        'Text grows to 200% without loss: no fixed heights around it.',
      ]}
    />
  )
}
