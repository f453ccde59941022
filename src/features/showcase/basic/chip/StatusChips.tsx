import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { CheckIcon, ClockIcon, CloseIcon } from '#ui/icons/controls'

/** What state something is in: word, icon and colour. */
export function StatusChips() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', '& .MuiChip-root > svg': { marginInline: '8px -4px' } }}
    >
      <Chip color="success" icon={<CheckIcon size={18} />} label="Credited" />
      <Chip color="warning" icon={<ClockIcon size={18} />} label="Waiting" />
      <Chip color="error" icon={<CloseIcon size={18} />} label="Refused" />
    </Stack>
  )
}
