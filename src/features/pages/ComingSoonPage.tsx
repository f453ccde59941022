import { openPaths } from '#lib/paths/open'
import { useText } from '#ui/intl/useText'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { Page } from '#ui/page/Page'
import { LobbyArt } from './art/LobbyArt'
import { RocketArt } from './art/RocketArt'
import { LinkButton } from './landing/LinkButton'
import { LaunchClock } from './maintenance/LaunchClock'
import { NoteAddress } from './maintenance/NoteAddress'
import { Scene, Ways } from './maintenance/Scene'

/** Launch dates in milliseconds since 1970: 10:00 Bangkok time. */
const launches = {
  1: Date.parse('2027-04-13T10:00:00+07:00'),
  2: Date.parse('2027-02-06T10:00:00+07:00'),
} as const

const expected = ['search', 'favourites', 'hand'] as const

/** Pages for upcoming features: 1 counts down to a season, 2 to a new lobby with a preview. */
export function ComingSoonPage({ variant }: { variant: 1 | 2 }) {
  const text = useText()
  const launch = launches[variant]
  const isHere = useTimeLeft(launch) === 0
  return (
    <Scene art={variant === 1 ? <RocketArt /> : <LobbyArt />}>
      <Page
        title={text(isHere ? 'pages.soon.came' : `pages.soon.title${variant}`)}
        documentTitle={text(`openNames.comingSoon${variant}`)}
      >
        <p>{text(`pages.soon.lead${variant}`)}</p>
        {variant === 2 && (
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
            <NoteAddress variant={variant} />
          </>
        )}
      </Page>
    </Scene>
  )
}
