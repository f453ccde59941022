import type { ReactNode } from 'react'
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

/** A load that came back with nothing. */
export function EmptyState({ title, message, icon, action }: EmptyStateProps) {
  const text = useText()
  return (
    <StateMessage
      icon={icon ?? <HistoryIcon size={32} />}
      title={title ?? text('ui.emptyTitle')}
      message={message}
      action={action}
    />
  )
}
