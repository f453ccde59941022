import Avatar from '@mui/material/Avatar'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'

export function PersonChips() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar src="/pictures/avatar-5.svg" alt="" />} label="Ploy Chaiyo" />
      <Chip
        component={Link}
        to="/app/contact/c-list"
        clickable
        avatar={<Avatar src="/pictures/avatar-12.svg" alt="" />}
        label="Krit Wongsa, to the contacts"
        // Larger letters take a second line.
        sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal' } }}
      />
    </Stack>
  )
}
