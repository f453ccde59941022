import { withdrawal } from './entries'
import { Timeline } from './Timeline'

export function TimelineTakingTurns() {
  return <Timeline entries={withdrawal} side="both" />
}
