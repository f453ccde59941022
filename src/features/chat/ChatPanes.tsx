import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { chatApi } from '#api/chat/chat'
import type { ChatUser, FoundMessage } from '#contract/chat/chat'
import { clockNow } from '#lib/device/clock'
import { focusIn } from '#ui/form/focusIn'
import { isRepeated } from '#ui/form/isRepeated'
import { ChatIcon, UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { StateMessage } from '#ui/state/StateMessage'
import { Conversation } from './conversation/Conversation'
import { Frame, Middle, Side } from './frame'
import type { Target } from './search/target'
import { UserPane } from './users/UserPane'
import { useOutbox } from './writing/useOutbox'

/** Milliseconds: minimum and maximum between two checks, in case the clocks of page and back end differ. */
const pause = { least: 300, most: 8000 } as const

/** Refetches the conversation when the reply being written is due. */
function useAnswers(users: readonly ChatUser[]): void {
  const dispatch = useDispatch()
  const moments = users.flatMap(({ writesUntil }) => writesUntil ?? [])
  const next = moments.length > 0 ? Math.min(...moments) : null
  useEffect(() => {
    if (next === null) return undefined
    const wait = Math.max(pause.least, Math.min(next - clockNow(), pause.most))
    const timer = setInterval(() => dispatch(chatApi.util.invalidateTags(['Chat'])), wait)
    return () => clearInterval(timer)
  }, [next, dispatch])
}

const DetailsPane = lazyOverlay(
  () => import('./details/DetailsPane').then((module) => module.DetailsPane),
  ({ onClose }) => onClose,
)

/** The list of people, and the conversation named by the address (`?user=`). */
export function ChatPanes({ users }: { users: readonly ChatUser[] }) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const outbox = useOutbox()
  useAnswers(users)
  const [details, setDetails] = useState(false)
  const openedId = search.get('user')
  const user = users.find(({ id }) => id === openedId)

  const [wanted, setWanted] = useState('')
  const [target, setTarget] = useState<Target | null>(null)

  const go = (id: string) =>
    setSearch({ user: id }, { preventScrollReset: true, state: { fromList: openedId === null } })
  function open(id: string): void {
    setTarget(null)
    go(id)
  }
  function show(message: FoundMessage, words: readonly string[]): void {
    const { id, user: userId } = message
    setTarget({ userId, messageId: id, words, turn: (target?.turn ?? 0) + 1 })
    go(userId)
  }
  function close(): void {
    // If the conversation was opened from the list, go back in history, so that the browser's Back button
    // continues from there.
    if (Object(state).fromList === true) void navigate(-1)
    else setSearch({}, { replace: true, preventScrollReset: true })
  }
  const isSplit = useMediaQuery('(min-width: 900px)', { noSsr: true })
  const { people, conversation } = usePaneFocus(openedId, target)

  return (
    <Frame>
      <Side
        ref={people}
        className={openedId === null ? undefined : screenOnlyClass}
        aria-label={text('chat.users')}
        hidden={!isSplit && openedId !== null}
      >
        <UserPane
          users={users}
          wanted={wanted}
          openedId={openedId}
          onWanted={setWanted}
          onOpen={open}
          onShow={show}
        />
      </Side>
      <Middle
        ref={conversation}
        tabIndex={-1}
        aria-label={user?.name ?? text('chat.conversation')}
        hidden={!isSplit && openedId === null}
      >
        {user ? (
          <Conversation
            key={user.id}
            user={user}
            outbox={outbox}
            target={target?.userId === user.id ? target : null}
            onBack={close}
            details={details}
            onDetails={(event) => setDetails(isRepeated(event) || !details)}
          />
        ) : openedId === null ? (
          <StateMessage
            icon={<ChatIcon size={32} />}
            title={text('chat.choose.title')}
            message={text('chat.choose')}
          />
        ) : (
          <NoSuchUser onBack={close} />
        )}
      </Middle>
      {user && details && (
        <DetailsPane
          user={user}
          onClose={() => {
            setDetails(false)
            // If the pane is docked beside the conversation, the pressed button disappears.
            focusIn(conversation.current, 'header [aria-expanded]')
          }}
        />
      )}
    </Frame>
  )
}

/** On phones one pane replaces the other: moves the focus with it, and back to the row that was pressed. */
function usePaneFocus(openedId: string | null, target: Target | null) {
  const people = useRef<HTMLElement>(null)
  const conversation = useRef<HTMLElement>(null)
  const lastId = useRef(openedId)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isHidden = activeElement !== null && activeElement.closest('[hidden]') !== null
    if (openedId !== null && isHidden) conversation.current?.focus()
    if (openedId === null && (isHidden || activeElement === body)) {
      const isFound = target !== null && target.userId === lastId.current
      const row = isFound
        ? `[data-found="${CSS.escape(target.messageId)}"]`
        : `[data-user="${CSS.escape(lastId.current ?? '')}"]`
      people.current?.querySelector<HTMLElement>(row)?.focus()
    }
    lastId.current = openedId
  }, [openedId, target])
  return { people, conversation }
}

/** Shown instead of a conversation if no person has the id in the URL. */
function NoSuchUser({ onBack }: { onBack: () => void }) {
  const text = useText()
  return (
    <StateMessage
      icon={<UserIcon size={32} />}
      title={text('chat.missing.title')}
      message={text('chat.missing')}
      action={
        <Button variant="outlined" onClick={onBack}>
          {text('chat.back')}
        </Button>
      }
    />
  )
}
