import { styled } from '@mui/material/styles'
import { OfflineIcon } from '../../../ui/icons/OfflineIcon'
import { useText } from '../../../ui/intl/useText'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useOnline } from '../../useOnline'
import { colours } from './colours'

/** Says that the device has no network; on narrow screens by its sign alone. */
export function OfflineChip({ isShort }: { isShort: boolean }) {
  const text = useText()
  const online = useOnline()
  const word = text('shell.offline')
  return (
    // Always there: a live region must stand before its text does.
    <output>
      {!online && (
        <Chip title={word} data-short={isShort}>
          <OfflineIcon size={18} />
          {isShort ? <VisuallyHidden>{word}</VisuallyHidden> : word}
        </Chip>
      )}
    </output>
  )
}

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 8px',
  '&[data-short="true"]': { padding: 4 },
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: colours.onAccent,
  backgroundColor: colours.accent,
}))
