import { styled } from '@mui/material/styles'
import type { Profile } from '#contract/kanban/kanban'

interface PersonProps {
  person: Profile | undefined
  /** Pixels. */
  size?: number
}

/** Who an item or story is assigned to. Material UI's avatar would be half the cost of a card. */
export function Person({ person, size = 28 }: PersonProps) {
  if (!person) return null
  return (
    <Picture
      src={person.avatar}
      alt={person.name}
      title={person.name}
      width={size}
      height={size}
      draggable={false}
    />
  )
}

const Picture = styled('img')({ flexShrink: 0, borderRadius: '50%', objectFit: 'cover' })
