import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mixColors } from '#lib/contrast'
import { CheckIcon } from '../icons/controls'
import { AlertIcon, OfflineIcon } from '../icons/entrance'
import { useText } from '../intl/useText'

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
