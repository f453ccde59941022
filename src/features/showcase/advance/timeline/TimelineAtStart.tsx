import { withdrawal } from './entries'
import { Timeline } from './Timeline'

export function TimelineAtStart() {
  return <Timeline entries={withdrawal} side="start" />
}
