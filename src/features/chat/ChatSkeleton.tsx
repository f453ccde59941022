import { SkeletonLines } from '#ui/state/SkeletonLines'
import { Frame, Side } from './frame'
import { userRowHeight } from './users/UserRow'

/** The panes still to come. */
export function ChatSkeleton() {
  return (
    <Frame style={{ height: '70vh' }} data-open={false}>
      <Side data-skeleton>
        <SkeletonLines lines={7} lineHeight={userRowHeight} />
      </Side>
    </Frame>
  )
}
