import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { mixColors, readableOn } from '../../lib/contrast'
import { initialsOf } from './initials'

interface PersonAvatarProps {
  name: string
  /** The address of a picture, or empty for none: then there are initials. */
  src: string
  /** Pixels. */
  size?: number
}

/** A person's picture or initials. Decoration: the name stands beside it. */
export function PersonAvatar({ name, src, size = 40 }: PersonAvatarProps) {
  return (
    <Face
      aria-hidden="true"
      src={src === '' ? undefined : src}
      alt=""
      slotProps={{ img: { loading: 'lazy', decoding: 'async', draggable: false } }}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
    >
      {initialsOf(name)}
    </Face>
  )
}

const Face = styled(Avatar)(({ theme }) => {
  const { background, primary } = theme.palette
  const backgroundColor = mixColors(background.paper, primary.main, 0.16)
  return {
    flexShrink: 0,
    backgroundColor,
    color: readableOn(backgroundColor, primary.main),
    fontWeight: theme.typography.fontWeightMedium,
  }
})
