import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, startTransition, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChatUser } from '#contract/chat/chat'
import { isComposing } from '#lib/keys/isComposing'
import { ArrowDownIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import type { Target } from '../search/target'
import { useMoment } from '../useMoment'
import type { Outgoing } from '../writing/outgoing'
import { drawnWith, endOf, firstDrawn, portion } from './drawn'
import type { MessageActions } from './MessageMenu'
import { MessageTurn } from './MessageTurn'
import { byDay, type Spoken } from './spoken'
import { useStickToEnd } from './useStickToEnd'

interface MessageListProps {
  user: ChatUser
  spoken: readonly Spoken[]
  /** Whether there are earlier messages to load. */
  isPart: boolean
  onMore: () => void
  onAll: () => void
  /** The search result to show. */
  target: Target | null
  /** Number of messages sent from this window. */
  sends: number
  onRetry: (message: Outgoing) => void
  onDiscard: (id: string) => void
  onReply: MessageActions['onReply']
  onEdit: MessageActions['onEdit']
}

/** The messages, grouped by day. Scrolls to new messages unless the user is reading older ones. */
export function MessageList(props: MessageListProps) {
  const { user, spoken, isPart, onMore, onAll, target, sends } = props
  const { onRetry, onDiscard, onReply, onEdit } = props
  const targetId = target?.messageId ?? null
  const text = useText()
  const { dayOf, dayName } = useMoment()
  const [drawn, setDrawn] = useState(() =>
    drawnWith(spoken, targetId, {
      count: targetId === null ? firstDrawn : portion,
      lastId: null,
    }),
  )
  const { count } = drawn
  const end = endOf(spoken, drawn)
  const first = Math.max(0, (end ?? spoken.length) - count)
  const last = spoken.at(-1)
  const isDrawn = count >= portion
  const { list, hasNew, toEnd, stayDown, leave, look, hold } = useStickToEnd(spoken, {
    firstId: spoken[first]?.id,
    isDrawn,
    sends,
  })
  const days = useMemo(
    () => byDay(spoken.slice(first, end ?? undefined), dayOf),
    [spoken, first, end, dayOf],
  )

  useEffect(() => {
    startTransition(() =>
      setDrawn((now) => (now.count < portion ? { ...now, count: portion } : now)),
    )
  }, [])

  // Own messages always scroll into view.
  const [seenSends, setSeenSends] = useState(sends)
  if (sends !== seenSends) {
    setSeenSends(sends)
    if (end !== null) setDrawn({ count: portion, lastId: null })
  }

  const [shownId, setShownId] = useState(targetId)
  useEffect(() => {
    if (shownId === null) return
    const shown = list.current?.querySelector<HTMLElement>(
      `[data-message="${CSS.escape(shownId)}"]`,
    )
    const scroller = shown?.closest('[role="log"]')
    if (!shown || !scroller) return
    shown.focus({ preventScroll: true })
    // Show its beginning, however long it is.
    const frame = scroller.getBoundingClientRect()
    const { top, bottom } = shown.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) {
      leave()
      scroller.scrollTop += top - frame.top - frame.height / 4
    }
  }, [shownId, list, leave])

  const isThere = (id: string) => spoken.some((message) => message.id === id)
  const [soughtId, setSoughtId] = useState<string | null>(null)
  if (soughtId !== null && isThere(soughtId)) {
    setSoughtId(null)
    show(soughtId)
  }

  /** Shows a message, loading and rendering it first if necessary; null removes the highlight. */
  function show(id: string | null): void {
    if (id !== null && isPart && !isThere(id)) {
      setSoughtId(id)
      onAll()
      return
    }
    setDrawn(drawnWith(spoken, id, drawn))
    setShownId(id)
  }

  function showEarlier(): void {
    hold()
    if (isPart && first < portion) onMore()
    setDrawn({ ...drawn, count: count + portion })
  }

  function showLater(): void {
    const lastId = spoken[(end ?? 0) + portion - 1]?.id ?? null
    setDrawn({ count: count + portion, lastId: lastId === last?.id ? null : lastId })
  }

  function showNewest(): void {
    flushSync(() => setDrawn({ count: portion, lastId: null }))
    toEnd()
  }

  /** The buttons disappear, so move the focus to the list. */
  function answered(act: () => void): void {
    act()
    list.current?.focus()
  }

  return (
    <Frame>
      <Scroller
        ref={list}
        role="log"
        tabIndex={0}
        aria-label={text('chat.messagesWith', { name: user.name })}
        onScroll={look}
        onLoadCapture={stayDown}
        onKeyDown={moveAlong}
      >
        {spoken.length === 0 && <Nothing>{text('chat.empty')}</Nothing>}
        {(first > 0 || isPart) && (
          <Button className={screenOnlyClass} size="small" onClick={showEarlier}>
            {text('chat.earlier')}
          </Button>
        )}
        {days.map(({ day, turns }) => (
          <section key={day} aria-label={dayName(day)}>
            <DayLine aria-hidden="true">
              <span>{dayName(day)}</span>
            </DayLine>
            {turns.map((turn) => (
              <MessageTurn
                key={turn.messages[0]?.id}
                turn={turn}
                name={user.name}
                lastId={spoken.at(end === null ? -1 : end - 1)?.id}
                shownId={shownId}
                target={target}
                onShow={show}
                onRetry={(message) => answered(() => onRetry(message))}
                onDiscard={(id) => answered(() => onDiscard(id))}
                actions={{ onReply, onEdit, onDeleted: () => list.current?.focus() }}
              />
            ))}
          </section>
        ))}
        {end !== null && (
          <Button className={screenOnlyClass} size="small" onClick={showLater}>
            {text('chat.later')}
          </Button>
        )}
      </Scroller>
      {(hasNew || end !== null) && (
        <Pill
          className={screenOnlyClass}
          variant="contained"
          size="small"
          startIcon={<ArrowDownIcon size={16} />}
          onClick={end === null ? toEnd : showNewest}
        >
          {text(hasNew ? 'chat.newMessages' : 'chat.newest')}
        </Pill>
      )}
    </Frame>
  )
}

/** Arrow keys move between messages; only the last message is a tab stop. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined || isComposing(event)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

const Frame = styled('div')({ position: 'relative', flex: 1, minHeight: 0 })

const Scroller = styled('div')({
  height: '100%',
  boxSizing: 'border-box',
  padding: '8px 16px 12px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
  '@media print': { height: 'auto', overflow: 'visible' },
})

const Nothing = styled('p')(({ theme }) => ({
  margin: '24px 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

const DayLine = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '16px 0 8px',
  color: theme.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
}))

const Pill = styled(Button)({
  position: 'absolute',
  bottom: 12,
  left: '50%',
  transform: 'translateX(-50%)',
  borderRadius: 999,
})
