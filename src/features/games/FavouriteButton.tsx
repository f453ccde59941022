import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { GameProvider } from '#contract/games/games'
import { HeartIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { markFavourite, unmarkFavourite } from './ownGames'

interface Props {
  userId: string
  game: GameProvider
  isFavourite: boolean
}

/** Adds a game to the favourites or removes it, with undo. Works offline. */
export function FavouriteButton({ userId, game, isFavourite }: Props) {
  const text = useText()
  const tell = useMutationFeedback()
  const { providerCode, providerName: name } = game

  function change(): void {
    if (!isFavourite) {
      markFavourite(userId, providerCode)
      return
    }
    unmarkFavourite(userId, providerCode)
    void tell(Promise.resolve({ data: providerCode }), {
      success: text('games.unmarked', { name }),
      undo: (code) => markFavourite(userId, code),
    })
  }

  return (
    <Heart
      aria-label={text('games.favouriteName', { name })}
      aria-pressed={isFavourite}
      onClick={change}
    >
      <HeartIcon size={22} />
    </Heart>
  )
}

/** On top of the picture, in a colour that contrasts with any picture. */
const Heart = styled(IconButton)({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  width: 44,
  height: 44,
  color: '#fff',
  backgroundColor: 'rgb(0 0 0 / 55%)',
  '&:hover': { backgroundColor: 'rgb(0 0 0 / 75%)' },
  '&:focus-visible': { outline: '3px solid #fff', outlineOffset: -5 },
  '&[aria-pressed="true"] path': { fill: '#ff6f91', stroke: '#ff6f91' },
})
