import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

interface StepButtonsProps {
  next: string
  onBack?: () => void
}

/** Back loses nothing; the next step needs this one to be right. */
export function StepButtons({ next, onBack }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      {onBack && <Button onClick={onBack}>Back</Button>}
      <Button type="submit" variant="contained">
        {next}
      </Button>
    </Box>
  )
}
