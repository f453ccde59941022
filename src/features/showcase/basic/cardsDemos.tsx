import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import CardMedia from '@mui/material/CardMedia'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { HeartIcon } from '#ui/icons/actions'

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

/** The whole card is one link, named by its heading. */
export function MediaCard() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 360 }}>
      <CardActionArea component={Link} to="/e-commerce/products">
        <CardMedia component="img" height={160} image="/pictures/gallery-3.svg" alt="" />
        <CardContent>
          <Typography variant="h4" component="h3">
            The fan shop
          </Typography>
          <Typography>Shirts, caps and cups, delivered within three days.</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}

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

const tabs = [
  { name: 'Today', text: '12 deposits, 3 withdrawals' },
  { name: 'Week', text: '88 deposits, 41 withdrawals' },
]

export function TabbedCard() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <Card variant="outlined">
      <Tabs value={shown} aria-label="Period" onChange={(_, next: number) => setShown(next)}>
        {tabs.map(({ name }, index) => (
          <Tab
            key={name}
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            label={name}
          />
        ))}
      </Tabs>
      {tabs.map(({ name, text }, index) => (
        <CardContent
          key={name}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={shown !== index}
        >
          <bdi>{text}</bdi>
        </CardContent>
      ))}
    </Card>
  )
}

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

/** A border, a shadow or a background: one of them is enough. */
export function CardVariants() {
  return (
    <Stack spacing={2}>
      <Card variant="outlined">
        <CardContent>With a border</CardContent>
      </Card>
      <Card elevation={4}>
        <CardContent>With a shadow</CardContent>
      </Card>
      <Card elevation={0} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <CardContent>With a fill</CardContent>
      </Card>
    </Stack>
  )
}
