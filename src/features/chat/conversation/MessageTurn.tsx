import { styled } from '@mui/material/styles'
import { isoOf } from '#lib/time'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import type { Target } from '../search/target'
import { useMoment } from '../useMoment'
import type { Outgoing } from '../writing/outgoing'
import { Bubble } from './Bubble'
import { DeliveryState } from './DeliveryState'
import type { MessageActions } from './MessageMenu'
import type { Turn } from './spoken'

interface MessageTurnProps {
  turn: Turn
  /** Name of the other person. */
  name: string
  /** The last message of the whole conversation, which is the tab stop. */
  lastId: string | undefined
  /** The message being shown to the user; the highlight ends when the message loses focus. */
  shownId: string | null
  /** The current search result. */
  target: Target | null
  onShow: (id: string | null) => void
  onRetry: (message: Outgoing) => void
  onDiscard: (id: string) => void
  actions: MessageActions
}

/** Consecutive messages of one person, with the time below. */
export function MessageTurn(props: MessageTurnProps) {
  const { turn, name, lastId, shownId, target, onShow, onRetry, onDiscard, actions } = props
  const text = useText()
  const moment = useMoment()
  const { own, messages } = turn
  const last = messages.at(-1)
  return (
    <Box data-own={own}>
      <VisuallyHidden lang={own ? undefined : 'en'}>{own ? text('chat.you') : name}</VisuallyHidden>
      {messages.map((message) => (
        <div
          key={message.id}
          data-message={message.id}
          {...(message.id === shownId && { tabIndex: -1, onBlur: () => onShow(null) })}
        >
          <Bubble
            message={message}
            name={name}
            tabStop={message.id === lastId}
            actions={actions}
            words={message.id === target?.messageId ? target.words : undefined}
            onShow={onShow}
          />
          {message.outgoing && (
            <DeliveryState message={message.outgoing} onRetry={onRetry} onDiscard={onDiscard} />
          )}
        </div>
      ))}
      {last && (
        <Time dateTime={isoOf(last.time)}>
          <bdi>{moment.time(last.time)}</bdi>
        </Time>
      )}
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  marginBottom: 10,
  '&[data-own=true]': { justifyItems: 'end' },
  '& > div': { display: 'grid', justifyItems: 'inherit', maxWidth: 'min(88%, 60ch)' },
  '& > [tabindex]': { outline: 0 },
  '& > [tabindex] > div > div': {
    outline: `2px solid ${theme.palette.primary.readable}`,
  },
}))

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  paddingInline: 4,
  color: theme.palette.text.secondary,
}))
