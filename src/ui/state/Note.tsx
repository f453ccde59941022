import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mixColors } from '#lib/contrast'
import { needsHttps } from '#lib/environment'
import { iconPlate } from '../appearance/grounds'
import { CheckIcon, HistoryIcon } from '../icons/controls'
import { AlertIcon, OfflineIcon } from '../icons/entry'
import { useText } from '../intl/useText'
import { StateMessage } from './StateMessage'

interface NoteProps {
  tone: 'success' | 'warning' | 'error' | 'info'
  /** Replaces the tone's own icon. */
  icon?: ReactNode
  children: ReactNode
}

/** A highlighted sentence within a page: the outcome of an action, or the current state. */
export function Note({ tone, icon, children }: NoteProps) {
  return (
    <Box tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icon ?? (tone === 'success' ? <CheckIcon size={20} /> : <AlertIcon size={20} />)}
      <div>{children}</div>
    </Box>
  )
}

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: NoteProps['tone']
}>(({ theme, tone }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: '8px 0',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette[tone].main}`,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette[tone].main, 0.08),
  '& svg': { flexShrink: 0, marginTop: 2 },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}))

interface OfflineNoteProps {
  /** Replaces the general sentence. */
  message?: string
}

/** Says that the app is offline. The page decides when to show it. */
export function OfflineNote({ message }: OfflineNoteProps) {
  const text = useText()
  return (
    <Note tone="warning" icon={<OfflineIcon size={20} />}>
      <bdi>{message ?? text('ui.offline')}</bdi>
    </Note>
  )
}

/** Shown above a list: the number of damaged stored records that are not in it. Nothing if all are valid. */
export function SkippedNote({ count }: { count: number }) {
  const text = useText()
  return count > 0 ? <Note tone="warning">{text('demo.skipped', { count })}</Note> : null
}

interface EmptyStateProps {
  title?: string
  /** Explains how the user can fill the list. */
  message: string
  icon?: ReactNode
  action?: ReactNode
}

/** A successful load without content: a large icon of the subject, and the next step. */
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

/** Warns before a login form that login cannot work over plain http. */
export function HttpsNote() {
  const text = useText()
  return needsHttps && <Note tone="warning">{text('ui.needsHttps')}</Note>
}
