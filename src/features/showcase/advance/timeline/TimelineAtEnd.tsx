import { withdrawal } from './entries'
import { Timeline } from './Timeline'

export function TimelineAtEnd() {
  return <Timeline entries={withdrawal} />
}
