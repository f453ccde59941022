import { Showcase } from '../demo/Showcase'
import { SampleCard } from './samplePage/SampleCard'
import sampleCard from './samplePage/SampleCard.tsx?raw'
import { SampleStates } from './samplePage/SampleStates'
import sampleStates from './samplePage/SampleStates.tsx?raw'

export function SamplePage() {
  return (
    <Showcase
      titleKey="shell.menu.samplePage"
      purpose="A page to start from: its frame, one card, and the four states that a page with data has."
      demos={[
        {
          title: 'One card',
          caption: 'The smallest useful content of a page.',
          Live: SampleCard,
          source: sampleCard,
        },
        {
          title: 'Loading, empty, failed, ready',
          caption: 'Choose a state: each says what is going on and what can be done about it.',
          Live: SampleStates,
          source: sampleStates,
        },
      ]}
      accessibility={[
        'The page has one heading of the first level, which receives the focus when the page opens.',
        'What changes by itself is said in a status line.',
      ]}
    />
  )
}
