import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

export function CollapsibleCard() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h4" component="h3">
          Wheel of fortune
        </Typography>
        <Typography>One free spin a day.</Typography>
      </CardContent>
      <CardActions>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          Rules
        </Button>
      </CardActions>
      <Collapse in={isOpen} id={id}>
        <CardContent>
          <Typography>
            The day begins at midnight in Bangkok. What is won is credited at once.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  )
}
