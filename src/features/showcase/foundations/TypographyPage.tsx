import { Showcase } from '../demo/Showcase'
import { Headings } from './typography/Headings'
import headings from './typography/Headings.tsx?raw'
import { LongWords } from './typography/LongWords'
import longWords from './typography/LongWords.tsx?raw'
import { RunningText } from './typography/RunningText'
import runningText from './typography/RunningText.tsx?raw'
import { Scripts } from './typography/Scripts'
import scripts from './typography/Scripts.tsx?raw'

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
          Live: Headings,
          source: headings,
        },
        { title: 'Running text', Live: RunningText, source: runningText },
        {
          title: 'Too long for one line',
          caption: 'Cut with an ellipsis only where the whole text can be had another way.',
          Live: LongWords,
          source: longWords,
        },
        {
          title: 'Scripts',
          caption:
            'Every font stack ends in one with Thai letters; other scripts come from the system.',
          Live: Scripts,
          source: scripts,
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
