import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Sizes read off the theme: change the font in the settings, and they follow. */
export function Headings() {
  const { typography } = useTheme()
  return (
    <Stack spacing={1.5}>
      {levels.map((level) => (
        <div key={level}>
          <Typography variant={level} component="p" noWrap>
            Heading {level.slice(1)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {String(typography[level].fontSize)}, weight {String(typography[level].fontWeight)}
          </Typography>
        </div>
      ))}
    </Stack>
  )
}
