import { loadState } from '#api/cache/loadState'
import { useChatUsersQuery } from '#api/chat/chat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { ChatPanes } from './ChatPanes'

/** Chat page: list of people, the conversation with one of them, and their details. */
export function ChatPage() {
  const text = useText()
  const state = loadState(useChatUsersQuery())
  return (
    <Page title={text('chat.title')} headingHidden ownBar={state.answer !== undefined}>
      <LoadArea state={state}>
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
