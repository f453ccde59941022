import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './sampleDemos'
import source from './sampleDemos.tsx?raw'

const demo = demosOf(demos, source)

export function SamplePage() {
  return (
    <Showcase
      titleKey="shell.menu.samplePage"
      purpose="A page to start from: its frame, one card, and the four states that a page with data has."
      demos={[
        {
          title: 'One card',
          caption: 'The smallest useful content of a page.',
          ...demo('SampleCard'),
        },
        {
          title: 'Loading, empty, failed, ready',
          caption: 'Choose a state: each says what is happening and what you can do about it.',
          ...demo('SampleStates'),
        },
      ]}
      accessibility={[
        'The page has one heading of the first level, which receives the focus when the page opens.',
        'Automatic changes are announced in a status line.',
      ]}
    />
  )
}
