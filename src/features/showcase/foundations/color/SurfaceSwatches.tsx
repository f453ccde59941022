import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { Swatch } from './Swatch'

/** What things stand on, and the two tones of running text. */
export function SurfaceSwatches() {
  const { palette } = useTheme()
  const { background, text } = palette
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      <Swatch name="page" color={background.default} textColor={text.primary} />
      <Swatch name="paper" color={background.paper} textColor={text.primary} />
      <Swatch name="text" color={text.primary} textColor={background.paper} />
      <Swatch name="secondary text" color={text.secondary} textColor={background.paper} />
    </Box>
  )
}
