import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './timelineDemos'
import source from './timelineDemos.tsx?raw'

const demo = demosOf(demos, source)

export function TimelinePage() {
  return (
    <Showcase
      titleKey="shell.menu.timeline"
      purpose="What happened, in its order. For one thing with a few steps; a log of many belongs in a table."
      documentation={[
        { name: 'MDN: ol', address: 'https://developer.mozilla.org/docs/Web/HTML/Element/ol' },
      ]}
      demos={[
        {
          title: 'Words at the end',
          ...demo('TimelineAtEnd'),
        },
        { title: 'Words at the start', ...demo('TimelineAtStart') },
        { title: 'Icons', ...demo('TimelineWithIcons') },
        {
          title: 'Taking turns',
          caption: 'On a phone, all entries are on one side.',
          ...demo('TimelineTakingTurns'),
        },
        { title: 'Times across', ...demo('TimelineTimesApart') },
        { title: 'Growing', ...demo('GrowingTimeline') },
      ]}
      accessibility={[
        'It is an ordered list, so its length and the position in it are announced.',
        'Dots, lines and icons are decoration; the words say everything.',
      ]}
    />
  )
}
