import { Showcase } from '../demo/Showcase'
import { GrowingTimeline } from './timeline/GrowingTimeline'
import growingTimeline from './timeline/GrowingTimeline.tsx?raw'
import timelineSource from './timeline/Timeline.tsx?raw'
import { TimelineAtEnd } from './timeline/TimelineAtEnd'
import timelineAtEnd from './timeline/TimelineAtEnd.tsx?raw'
import { TimelineAtStart } from './timeline/TimelineAtStart'
import timelineAtStart from './timeline/TimelineAtStart.tsx?raw'
import { TimelineTakingTurns } from './timeline/TimelineTakingTurns'
import timelineTakingTurns from './timeline/TimelineTakingTurns.tsx?raw'
import { TimelineTimesApart } from './timeline/TimelineTimesApart'
import timelineTimesApart from './timeline/TimelineTimesApart.tsx?raw'
import { TimelineWithIcons } from './timeline/TimelineWithIcons'
import timelineWithIcons from './timeline/TimelineWithIcons.tsx?raw'

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
          Live: TimelineAtEnd,
          source: `${timelineAtEnd}\n// Timeline.tsx\n\n${timelineSource}`,
        },
        { title: 'Words at the start', Live: TimelineAtStart, source: timelineAtStart },
        { title: 'Icons', Live: TimelineWithIcons, source: timelineWithIcons },
        {
          title: 'Taking turns',
          caption: 'On a phone all stand on one side.',
          Live: TimelineTakingTurns,
          source: timelineTakingTurns,
        },
        { title: 'Times across', Live: TimelineTimesApart, source: timelineTimesApart },
        { title: 'Growing', Live: GrowingTimeline, source: growingTimeline },
      ]}
      accessibility={[
        'It is an ordered list: how long it is, and where one stands in it, is said.',
        'Dots, lines and icons are decoration; the words say everything.',
      ]}
    />
  )
}
