import { styled } from '@mui/material/styles'
import { useOnline } from '#api/client/refetch'
import { OfflineIcon } from '#ui/icons/entry'
import { useText } from '#ui/intl/useText'

/** Shown offline: cached data can be read, but nothing can be decided. */
export function OfflineBar() {
  const text = useText()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <Note>
          <OfflineIcon size={18} />
          {text('admin.frame.offline')}
        </Note>
      )}
    </div>
  )
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 12px',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.warning.main}`,
  svg: { flexShrink: 0 },
}))
