import { styled } from '@mui/material/styles'
import { isoOf } from '#lib/time'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'
import { useMoment } from '../useMoment'
import type { Outgoing } from '../writing/outgoing'
import { Bubble } from './Bubble'
import { DeliveryState } from './DeliveryState'
import type { Spoken, Turn } from './spoken'

interface MessageTurnProps {
  turn: Turn
  speaker: string
  /** Of the whole conversation: where the Tab key stops. */
  lastId: string | undefined
  onRetry: (message: Outgoing) => void
  onDiscard: (id: string) => void
  onEdit: (message: Spoken) => void
  onDeleted: () => void
}

/** What one of the two said in one go, with its time below. */
export function MessageTurn(props: MessageTurnProps) {
  const { turn, speaker, lastId, onRetry, onDiscard, onEdit, onDeleted } = props
  const moment = useMoment()
  const { own, messages } = turn
  const last = messages.at(-1)
  return (
    <Box data-own={own}>
      <VisuallyHidden lang={own ? undefined : 'en'}>{speaker}</VisuallyHidden>
      {messages.map((message) => (
        <div key={message.id}>
          <Bubble
            message={message}
            tabStop={message.id === lastId}
            onEdit={onEdit}
            onDeleted={onDeleted}
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

const Box = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 3,
  justifyItems: 'start',
  marginBottom: 10,
  '&[data-own=true]': { justifyItems: 'end' },
  '& > div': { display: 'grid', justifyItems: 'inherit', maxWidth: 'min(88%, 60ch)' },
})

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  paddingInline: 4,
  color: theme.palette.text.secondary,
}))
