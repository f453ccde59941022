import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Slider from '@mui/material/Slider'
import { alpha } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { elevations } from '#ui/appearance/elevation'

const levels = [
  ['flat', 'A part of the page'],
  ['raised', 'A card, beside its border'],
  ['floating', 'A round button, a toast'],
  ['overlay', 'A menu, a dragged card'],
  ['modal', 'A dialog, a drawer'],
] as const

/** The levels of the theme, each with its shadow. */
export function Levels() {
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}
    >
      {levels.map(([level, use]) => (
        <Paper key={level} elevation={elevations[level]} sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 'medium' }}>{level}</Typography>
          <Typography variant="caption">{use}</Typography>
        </Paper>
      ))}
    </Box>
  )
}

const numbers = Array.from({ length: 25 }, (_, elevation) => elevation)

export function Elevations() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}
    >
      {numbers.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ display: 'grid', placeItems: 'center', height: 72 }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  )
}

/** Elevation on a scale from 0 to 24. */
export function ShadowTuner() {
  const id = useId()
  const [elevation, setElevation] = useState(6)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper elevation={elevation} sx={{ p: 3, textAlign: 'center' }}>
        Elevation {elevation}
      </Paper>
      <div>
        <Typography id={id}>Elevation</Typography>
        <Slider
          value={elevation}
          max={24}
          marks
          aria-labelledby={id}
          onChange={(_, next) => setElevation(next)}
        />
      </div>
    </Box>
  )
}

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

/** A shadow with the hue of its element. */
export function ColouredShadows() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 1 }}>
      {colours.map((colour) => (
        <Button
          key={colour}
          variant="contained"
          color={colour}
          sx={(theme) => ({
            minHeight: 44,
            boxShadow: `0 12px 20px -8px ${alpha(theme.palette[colour].main, 0.6)}`,
          })}
        >
          {colour}
        </Button>
      ))}
    </Box>
  )
}

/** Rises on hover and focus, to show that the whole card can be pressed. */
export function LiftedCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      sx={{
        boxShadow: 1,
        transition: (theme) => theme.transitions.create('box-shadow'),
        '&:hover, &:focus-within': { boxShadow: 8 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <CardActionArea aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 'medium' }}>Friday cashback</Typography>
        <Typography>
          {isOpen ? 'Five percent of the week’s losses, paid at noon.' : 'Press to read on'}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
