import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

/** Rises under the pointer and under the focus: a sign that the whole card can be pressed. */
export function LiftedCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      sx={{
        boxShadow: 1,
        transition: 'box-shadow 200ms',
        '&:hover, &:focus-within': { boxShadow: 8 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <CardActionArea aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>Friday cashback</Typography>
        <Typography>
          {isOpen ? 'Five percent of the week’s losses, paid at noon.' : 'Press to read on'}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
