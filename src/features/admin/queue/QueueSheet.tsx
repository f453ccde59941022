import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { RowSheet } from '../list/RowSheet'
import { HeldBar } from './HeldBar'
import type { Queue } from './heldDecisions'
import type { QueueFlow } from './useQueueFlow'
import { sheetMark, useSheetKeys } from './useSheetKeys'

const AdminKeyHelp = lazyOverlay(
  () => import('../layout/AdminKeyHelp').then((module) => module.AdminKeyHelp),
  ({ onClose }) => onClose,
)

interface QueueSheetProps {
  title: string
  listPath: string
  queue: Queue
  flow: QueueFlow
  isWide?: boolean
  /** The decision's buttons or its form. */
  decision: ReactNode
  children: ReactNode
}

/** The sheet of one row of a queue: its keys, the rows before and after it, and the decisions on their way. */
export function QueueSheet({ title, listPath, queue, flow, isWide, ...parts }: QueueSheetProps) {
  const text = useText()
  const [hasHelp, setHelp] = useState(false)
  const { place, count, hasNext, hasPrevious, next, previous } = flow
  useSheetKeys({ j: next, k: previous, enter: confirmDecision, '?': () => setHelp(true) })
  return (
    <RowSheet
      title={title}
      listPath={listPath}
      isWide={isWide}
      head={
        (hasNext || hasPrevious) && (
          <Steps>
            <Step towards="previous" isPossible={hasPrevious} onPress={previous} />
            {place !== null && <span>{text('admin.queue.place', { place, count })}</span>}
            <Step towards="next" isPossible={hasNext} onPress={next} />
          </Steps>
        )
      }
    >
      {parts.children}
      <Foot>
        {parts.decision}
        <HeldBar
          queue={queue}
          isEmpty={flow.isEmpty}
          onUndone={({ id }) => flow.open(id)}
          onOpen={({ id, decision }) => flow.open(id, decision)}
        />
      </Foot>
      {hasHelp && <AdminKeyHelp onClose={() => setHelp(false)} />}
    </RowSheet>
  )
}

interface StepProps {
  towards: 'previous' | 'next'
  isPossible: boolean
  onPress: () => void
}

function Step({ towards, isPossible, onPress }: StepProps) {
  const text = useText()
  const isNext = towards === 'next'
  return (
    <IconButton
      aria-label={text(`admin.queue.${towards}`)}
      aria-keyshortcuts={isNext ? 'J' : 'K'}
      disabled={!isPossible}
      onClick={onPress}
    >
      <ChevronIcon towards={isNext ? 'down' : 'up'} />
    </IconButton>
  )
}

/** Enter confirms the decision whose facts are on screen; without one it does nothing. */
function confirmDecision(): void {
  document.querySelector<HTMLFormElement>(`[${sheetMark}] form`)?.requestSubmit()
}

/** Always in sight, however long the facts are. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  maxHeight: '60dvh',
  overflowY: 'auto',
  marginTop: 12,
  paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
  backgroundColor: theme.palette.background.paper,
}))

const Steps = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
}))
