import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { isMocked } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { GamepadIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { EmptyState, Note } from '#ui/state/Note'
import { GameTable } from './play/GameTable'

/** The simulated game behind a login link. It generates turnover at odds that are shown. */
export function PlayPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  const [search] = useSearchParams()
  const session = search.get('session')
  const mayPlay = isMocked && session !== null && session !== ''
  return (
    <Page title={text('games.play.title')}>
      <Note tone="info">{text('errorCode.demo')}</Note>
      {!mayPlay && (
        <EmptyState
          icon={<GamepadIcon size={32} />}
          title={text('errorCode.gameclosed')}
          message={text('games.play.how')}
          action={
            <ButtonLink to={memberPaths.games} variant="contained">
              {text('games.title')}
            </ButtonLink>
          }
        />
      )}
      {mayPlay && userId !== undefined && (
        <GameTable key={`${userId} ${session}`} userId={userId} session={session} />
      )}
    </Page>
  )
}
