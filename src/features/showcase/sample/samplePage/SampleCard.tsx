import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

export function SampleCard() {
  const [presses, setPresses] = useState(0)
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h4" component="h3">
          A card to start from
        </Typography>
        <Typography sx={{ mt: 1 }}>
          Copy this file, give it a name of your own, and put in what your page shows.
        </Typography>
        <Typography component="output" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {presses === 0 ? 'Nothing pressed yet.' : `Presses so far: ${presses}`}
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setPresses(presses + 1)}>Press</Button>
        <BusyButton busy={false} disabled={presses === 0} onClick={() => setPresses(0)}>
          Start over
        </BusyButton>
      </CardActions>
    </Card>
  )
}
