import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'

interface PlayerLinkProps {
  player: { userId: string; name: string; username: string }
}

/** Links to the player's page. */
export function PlayerLink({ player: { userId, name, username } }: PlayerLinkProps) {
  return (
    <PlainLink to={pathOf(adminPaths.user, userId)}>
      <DataText>{name}</DataText> · <bdi>{username}</bdi>
    </PlainLink>
  )
}

const PlainLink = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))
