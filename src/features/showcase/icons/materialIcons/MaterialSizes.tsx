import Box from '@mui/material/Box'
import { Casino, EmojiEvents, Redeem } from './icons'

export function MaterialSizes() {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Casino fontSize="small" />
      <EmojiEvents />
      <Redeem fontSize="large" />
      <Casino sx={{ fontSize: 56 }} />
    </Box>
  )
}
