import Avatar from '@mui/material/Avatar'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { HeartIcon } from '#ui/icons/actions'

export function PersonCard() {
  const [isLiked, setLiked] = useState(false)
  return (
    <Card variant="outlined">
      <CardHeader
        avatar={<Avatar src="/pictures/avatar-9.svg" alt="" />}
        title="Nicha Lertsin"
        subheader="Members, since 2021"
        action={
          <IconButton
            aria-label="Thank Nicha"
            aria-pressed={isLiked}
            color={isLiked ? 'error' : 'default'}
            onClick={() => setLiked(!isLiked)}
          >
            <HeartIcon />
          </IconButton>
        }
      />
      <CardContent>
        <Typography>“Ask before you worry: most things take two minutes.”</Typography>
      </CardContent>
    </Card>
  )
}
