import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

const colours = ['default', 'primary', 'secondary', 'success', 'warning', 'error'] as const

export function ChipVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {colours.map((colour) => (
        <Chip key={colour} label={colour} color={colour} />
      ))}
      <Chip label="outlined" variant="outlined" />
      <Chip label="small" size="small" />
    </Stack>
  )
}
