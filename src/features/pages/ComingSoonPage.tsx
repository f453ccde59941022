import { openPaths } from '#lib/paths/open'
import { useText } from '#ui/intl/useText'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { Page } from '#ui/page/Page'
import { LobbyArt } from './art/LobbyArt'
import { RocketArt } from './art/RocketArt'
import { LinkButton } from './landing/LinkButton'
import { LaunchClock } from './maintenance/LaunchClock'
import { launches } from './maintenance/launches'
import { NoteAddress } from './maintenance/NoteAddress'
import { Scene } from './maintenance/Scene'
import { Ways } from './maintenance/Ways'

const expected = ['search', 'favourites', 'hand'] as const

/** What opens later: 1 counts down to a season, 2 to a new lobby, and says what to expect. */
export function ComingSoonPage({ look }: { look: 1 | 2 }) {
  const text = useText()
  const launch = launches[look]
  const isHere = useTimeLeft(launch) === 0
  return (
    <Scene art={look === 1 ? <RocketArt /> : <LobbyArt />}>
      <Page
        title={text(isHere ? 'pages.soon.came' : `pages.soon.title${look}`)}
        documentTitle={text(`openNames.comingSoon${look}`)}
      >
        <p>{text(`pages.soon.lead${look}`)}</p>
        {look === 2 && (
          <>
            <h2>{text('pages.soon.expect')}</h2>
            <ul>
              {expected.map((what) => (
                <li key={what}>{text(`pages.soon.${what}`)}</li>
              ))}
            </ul>
          </>
        )}
        {isHere ? (
          <Ways>
            <LinkButton to={openPaths.landing} data-filled>
              {text('pages.soon.cameAction')}
            </LinkButton>
          </Ways>
        ) : (
          <>
            <LaunchClock until={launch} />
            <NoteAddress look={look} />
          </>
        )}
      </Page>
    </Scene>
  )
}
