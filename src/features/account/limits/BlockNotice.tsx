import { isBlocking } from '#api/protection/protectionEffect'
import { type Block, blockRefusal } from '#contract/protection/limits'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { Note } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'

/** The break or exclusion that holds, and until when. */
export function BlockNotice({ block }: { block: Block | null }) {
  const refusalText = useRefusalText()
  const now = useNow()
  if (!isBlocking(block, now)) return null
  return <Note tone="warning">{refusalText(blockRefusal(block))}</Note>
}
