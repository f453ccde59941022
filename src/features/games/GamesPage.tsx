import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { GamepadIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { GameLists } from './GameLists'

/** The game providers, with a button to open each. */
export function GamesPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('games.title')}
      actions={
        providerExt && (
          <ButtonLink to={`${memberPaths.statement}?kind=game`} variant="outlined">
            {text('games.bets')}
          </ButtonLink>
        )
      }
    >
      {!providerExt && (
        <EmptyState
          icon={<GamepadIcon size={32} />}
          title={text('errorCode.notavailable')}
          message={text('games.closed')}
        />
      )}
      {providerExt && userId !== undefined && <GameLists key={userId} userId={userId} />}
    </Page>
  )
}
