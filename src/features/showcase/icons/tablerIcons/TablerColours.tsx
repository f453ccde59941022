import Box from '@mui/material/Box'
import { IconBell, IconCircleCheck, IconFlame, IconHeart } from './icons'

/** An icon takes the colour of the text around it; here the readable tones of the palette. */
export function TablerColours() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box component="span" sx={(theme) => ({ color: theme.palette.primary.readable })}>
        <IconBell aria-hidden="true" />
      </Box>
      <Box component="span" sx={(theme) => ({ color: theme.palette.success.readable })}>
        <IconCircleCheck aria-hidden="true" />
      </Box>
      <Box component="span" sx={(theme) => ({ color: theme.palette.warning.readable })}>
        <IconFlame aria-hidden="true" />
      </Box>
      <Box component="span" sx={(theme) => ({ color: theme.palette.error.readable })}>
        <IconHeart aria-hidden="true" />
      </Box>
    </Box>
  )
}
