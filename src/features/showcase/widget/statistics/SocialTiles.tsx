import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Tile, Tiles } from './Tiles'

const channels = [
  { name: 'LINE', followers: 12_400 },
  { name: 'Facebook', followers: 8_150 },
  { name: 'Telegram', followers: 3_020 },
]

const format = new Intl.NumberFormat('en')

/** Followers by channel; following a channel raises its count. */
export function SocialTiles() {
  const [followed, setFollowed] = useState<readonly string[]>([])
  const toggle = (name: string) =>
    setFollowed((known) =>
      known.includes(name) ? known.filter((each) => each !== name) : [...known, name],
    )
  return (
    <Tiles>
      {channels.map(({ name, followers }) => {
        const isFollowed = followed.includes(name)
        return (
          <Tile key={name}>
            <Typography sx={{ fontWeight: 'medium' }}>{name}</Typography>
            <Typography>{format.format(followers + (isFollowed ? 1 : 0))} followers</Typography>
            <Button
              aria-label={`${isFollowed ? 'Following' : 'Follow'} ${name}`}
              onClick={() => toggle(name)}
            >
              {isFollowed ? 'Following' : 'Follow'}
            </Button>
          </Tile>
        )
      })}
    </Tiles>
  )
}
