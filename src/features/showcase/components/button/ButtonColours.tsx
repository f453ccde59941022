import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const
const variants = ['contained', 'outlined', 'text'] as const

export function ButtonColours() {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {colours.map((colour) => (
            <Button key={colour} variant={variant} color={colour}>
              {colour}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
