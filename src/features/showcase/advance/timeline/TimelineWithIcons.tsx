import { withIcons } from './entries'
import { Timeline } from './Timeline'

export function TimelineWithIcons() {
  return <Timeline entries={withIcons} />
}
