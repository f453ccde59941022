import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { GameProvider } from '#contract/games/games'
import { GameArt } from './art/GameArt'

interface Props {
  game: GameProvider
}

/** The operator's picture, or one drawn by the app. Decorative, because the name is beside it. */
export function GamePicture({ game }: Props) {
  const [failed, setFailed] = useState(false)
  return (
    <Place>
      {game.imageUrl === null || failed ? (
        <GameArt game={game} />
      ) : (
        <img src={game.imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Place>
  )
}

const Place = styled('span')(({ theme }) => ({
  display: 'block',
  aspectRatio: '8 / 5',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  overflow: 'hidden',
  'img, svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))
