import { loadState } from '#api/cache/loadState'
import { useChatUsersQuery } from '#api/chat/chat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ChatPanes } from './ChatPanes'
import { Frame, Side } from './frame'
import { userRowHeight } from './users/rowFrame'

/** Chat page: list of people, the conversation with one of them, and their details. */
export function ChatPage() {
  const text = useText()
  return (
    <Page title={text('chat.title')} headingHidden>
      <LoadArea state={loadState(useChatUsersQuery())} skeleton={<ChatSkeleton />}>
        {({ users, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <ChatPanes users={users} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

/** Placeholder of the loading panes. */
function ChatSkeleton() {
  return (
    <Frame>
      <Side data-skeleton>
        <SkeletonLines lines={7} lineHeight={userRowHeight} />
      </Side>
    </Frame>
  )
}
