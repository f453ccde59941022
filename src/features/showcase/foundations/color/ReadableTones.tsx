import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { contrast } from '#lib/contrast'
import { roles } from './roles'

/** The same hues as text: lightened or darkened until they can be read on paper and on the page. */
export function ReadableTones() {
  const { palette } = useTheme()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {roles.map((role) => {
        const tone = palette[role].readable
        return (
          <li key={role}>
            <Typography sx={{ color: tone, fontWeight: 600 }}>{role} as text</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {contrast(tone, palette.background.paper).toFixed(2)} : 1 on paper,{' '}
              {contrast(tone, palette.background.default).toFixed(2)} : 1 on the page
            </Typography>
          </li>
        )
      })}
    </Box>
  )
}
