import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { GameProvider } from '#contract/games/games'
import { GamepadIcon } from '#ui/icons/menu'

/** The provider's picture, or a sign in its place. The name stands below, so it says nothing itself. */
export function GamePicture({ game: { imageUrl } }: { game: GameProvider }) {
  const [failed, setFailed] = useState(false)
  return (
    <Place>
      {imageUrl === null || failed ? (
        <GamepadIcon size={40} />
      ) : (
        <img src={imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Place>
  )
}

const Place = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 88,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
  overflow: 'hidden',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
}))
