import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

export function ProgressColours() {
  return (
    <Stack spacing={2}>
      {colours.map((colour, index) => (
        <LinearProgress
          key={colour}
          variant="determinate"
          value={30 + index * 15}
          color={colour}
          aria-label={colour}
        />
      ))}
    </Stack>
  )
}
