import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

export function SimpleCard() {
  const [isJoined, setJoined] = useState(false)
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h4" component="h3">
          Friday cashback
        </Typography>
        <Typography sx={{ mt: 1 }}>Five percent of the week’s losses, paid at noon.</Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setJoined(!isJoined)}>{isJoined ? 'Joined' : 'Join'}</Button>
      </CardActions>
    </Card>
  )
}
