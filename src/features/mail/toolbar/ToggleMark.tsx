import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { FlagIcon } from '#ui/icons/FlagIcon'
import { StarIcon } from '#ui/icons/StarIcon'
import { useText } from '#ui/intl/useText'

interface ToggleMarkProps {
  mark: 'starred' | 'important'
  isOn: boolean
  onToggle: () => void
}

/** The star or the flag of a mail: filled while it is set. */
export function ToggleMark({ mark, isOn, onToggle }: ToggleMarkProps) {
  const text = useText()
  return (
    <Toggle
      size="small"
      aria-label={text(mark === 'starred' ? 'mail.star' : 'mail.important')}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {mark === 'starred' ? <StarIcon size={18} /> : <FlagIcon size={18} />}
    </Toggle>
  )
}

const Toggle = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed="true"]': { color: theme.palette.warning.readable },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
}))
