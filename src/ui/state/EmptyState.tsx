import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { iconPlate } from '../appearance/grounds'
import { HistoryIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { StateMessage } from './StateMessage'

interface EmptyStateProps {
  title?: string
  /** What the person can do to fill it. */
  message: string
  icon?: ReactNode
  action?: ReactNode
}

/** A load that came back with nothing: a large icon of what it is about, and what to do. */
export function EmptyState({ title, message, icon, action }: EmptyStateProps) {
  const text = useText()
  return (
    <StateMessage
      icon={
        <Stage>
          {icon ?? <HistoryIcon size={32} />}
          <svg viewBox="0 0 136 92" fill="currentColor" aria-hidden="true">
            <path d="m20 24 2 7 7 2-7 2-2 7-2-7-7-2 7-2zM116 48l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
          </svg>
        </Stage>
      }
      title={title ?? text('ui.emptyTitle')}
      message={message}
      action={action}
    />
  )
}

const Stage = styled('span')(({ theme }) => ({
  display: 'grid',
  width: 136,
  height: 92,
  color: theme.palette.primary.readable,
  '& > svg': { gridArea: '1 / 1', placeSelf: 'center', opacity: 0.5 },
  '& > svg:first-of-type': { ...iconPlate(theme), padding: 18, opacity: 1 },
}))
