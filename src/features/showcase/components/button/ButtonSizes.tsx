import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

const sizes = ['small', 'medium', 'large'] as const

export function ButtonSizes() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {sizes.map((size) => (
          <Button key={size} variant="outlined" size={size}>
            {size}
          </Button>
        ))}
      </Stack>
      <Button variant="contained" size="large" fullWidth>
        Full width
      </Button>
    </Stack>
  )
}
