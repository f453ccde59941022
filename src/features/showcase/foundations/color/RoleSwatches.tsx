import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { roles } from './roles'
import { Swatch } from './Swatch'

/** The fill of each role with the text that stands on it. */
export function RoleSwatches() {
  const { palette } = useTheme()
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      {roles.map((role) => (
        <Swatch
          key={role}
          name={role}
          color={palette[role].main}
          textColor={palette[role].contrastText}
        />
      ))}
    </Box>
  )
}
