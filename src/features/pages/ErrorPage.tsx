import { styled } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import { openPaths } from '#lib/paths/open'
import { atParentsStart } from '#ui/display/DataText'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { UnpluggedArt } from './art/UnpluggedArt'
import { LinkButton } from './landing/LinkButton'
import { Scene, Ways } from './maintenance/Scene'

const causes = ['link', 'connection', 'ours'] as const

/** Sample error page with possible causes and links to continue. */
export function ErrorPage() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <Scene art={<UnpluggedArt />}>
      <Page title={text('pages.error.title')} documentTitle={text('openNames.errorPage')}>
        <p>{text('pages.error.lead')}</p>
        {!navigator.onLine && <p>{text('pages.error.offline')}</p>}
        <h2>{text('pages.error.causes')}</h2>
        <Causes>
          {causes.map((cause) => (
            <div key={cause}>
              <dt>{text(`pages.error.${cause}`)}</dt>
              <dd dir="auto">{text(`pages.error.${cause}Text`)}</dd>
            </div>
          ))}
        </Causes>
        <p>
          <small>{text('pages.error.note')}</small>
        </p>
        <Ways>
          {/* Opened in its own tab, the page has no history. */}
          {window.history.length > 1 && (
            <PlainButton type="button" onClick={() => void navigate(-1)}>
              {text('pages.error.back')}
            </PlainButton>
          )}
          <LinkButton to={openPaths.contactUs}>{text('pages.error.contact')}</LinkButton>
        </Ways>
      </Page>
    </Scene>
  )
}

const Causes = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { fontWeight: theme.typography.fontWeightMedium },
  '& dd': { margin: 0, ...atParentsStart },
}))
