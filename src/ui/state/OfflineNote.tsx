import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { OfflineIcon } from '../icons/entrance'
import { useText } from '../intl/useText'

interface OfflineNoteProps {
  /** In place of the general sentence. */
  message?: string
}

/** Says that there is no network. When it is shown is up to the page. */
export function OfflineNote({ message }: OfflineNoteProps) {
  const text = useText()
  return (
    <Note>
      <OfflineIcon size={20} />
      <bdi>{message ?? text('ui.offline')}</bdi>
    </Note>
  )
}

const Note = styled('output')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.warning.main}`,
  color: theme.palette.text.primary,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette.warning.main, 0.08),
  '& svg': { flexShrink: 0 },
}))
