import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useToast } from './useToast'

const places = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
] as const

export function ToastPlaces() {
  const toast = useToast()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
      }}
    >
      {places.map((anchorOrigin) => {
        const name = `${anchorOrigin.vertical} ${anchorOrigin.horizontal}`
        return (
          <Button
            key={name}
            variant="outlined"
            onClick={() => toast({ anchorOrigin, message: `This is at ${name}` })}
          >
            {name}
          </Button>
        )
      })}
    </Box>
  )
}
