import { withIcons } from './entries'
import { Timeline } from './Timeline'

export function TimelineTimesApart() {
  return <Timeline entries={withIcons} side="both" timesApart />
}
