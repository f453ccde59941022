import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const
const looks = ['contained', 'outlined', 'text'] as const

export function ButtonColours() {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {looks.map((look) => (
        <Stack key={look} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {colours.map((colour) => (
            <Button key={colour} variant={look} color={colour}>
              {colour}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
