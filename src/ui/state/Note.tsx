import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mixColors } from '#lib/contrast'
import { needsHttps } from '#lib/environment'
import { iconPlate } from '../appearance/grounds'
import { CheckIcon, HistoryIcon } from '../icons/controls'
import { AlertIcon, OfflineIcon } from '../icons/entrance'
import { useText } from '../intl/useText'
import { StateMessage } from './StateMessage'

interface NoteProps {
  tone: 'success' | 'warning' | 'error' | 'info'
  /** In place of the tone's own. */
  icon?: ReactNode
  children: ReactNode
}

/** A sentence that stands out within a page: how something went, or what holds now. */
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
  /** In place of the general sentence. */
  message?: string
}

/** Says that there is no network. When it is shown is up to the page. */
export function OfflineNote({ message }: OfflineNoteProps) {
  const text = useText()
  return (
    <Note tone="warning" icon={<OfflineIcon size={20} />}>
      <bdi>{message ?? text('ui.offline')}</bdi>
    </Note>
  )
}

/** Above a list: how many stored records are damaged and not in it. Nothing when all are valid. */
export function SkippedNote({ count }: { count: number }) {
  const text = useText()
  return count > 0 ? <Note tone="warning">{text('demo.skipped', { count })}</Note> : null
}

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

/** Says before a login form that it cannot work over plain http. */
export function HttpsNote() {
  const text = useText()
  return needsHttps && <Note tone="warning">{text('ui.needsHttps')}</Note>
}
