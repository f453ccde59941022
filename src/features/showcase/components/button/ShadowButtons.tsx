import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { alpha, styled } from '@mui/material/styles'

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

const Raised = styled(Button)(({ theme, color = 'primary' }) => {
  const { main } = theme.palette[color === 'inherit' ? 'primary' : color]
  return {
    boxShadow: `0 8px 16px ${alpha(main, 0.4)}`,
    '&:hover': { boxShadow: `0 4px 8px ${alpha(main, 0.4)}` },
  }
})

export function ShadowButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2.5, paddingBottom: 2 }}>
      {colours.map((colour) => (
        <Raised key={colour} variant="contained" color={colour}>
          {colour}
        </Raised>
      ))}
    </Stack>
  )
}
