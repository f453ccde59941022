import Button from '@mui/material/Button'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { GamepadIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/EmptyState'
import { GameLists } from './GameLists'

/** The game providers, and the way into each. */
export function GamesPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('games.title')}
      actions={
        providerExt && (
          <Button component={Link} to={`${memberPaths.statement}?kind=game`} variant="outlined">
            {text('games.bets')}
          </Button>
        )
      }
    >
      {!providerExt && (
        <EmptyState
          icon={<GamepadIcon size={32} />}
          title={text('refusal.notavailable')}
          message={text('games.closed')}
        />
      )}
      {providerExt && userId !== undefined && <GameLists key={userId} userId={userId} />}
    </Page>
  )
}
