import { useLocation } from 'react-router-dom'
import { shortened } from '#lib/text/graphemes'
import { ButtonLink } from '#ui/form/BusyButton'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { PlainAddress } from '#ui/navigation/PlainAddress'
import { Page } from '#ui/page/Page'
import { StateMessage } from '#ui/state/StateMessage'

interface NotFoundProps {
  /** The existing page whose path is most like the requested one. */
  nearest: { path: string; label: string } | null
  /** Link to the start page. */
  home: { path: string; label: string }
}

/** Shown when no page exists at this path. */
export function NotFound({ nearest, home }: NotFoundProps) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <PlainAddress>
      <Page title={text('error.notFound')}>
        <StateMessage
          icon={<SearchIcon size={32} />}
          title={text('error.notFoundHint', { path: shortened(pathname, longestShown) })}
          message={nearest ? text('error.didYouMean') : undefined}
          action={
            <>
              {nearest && <ButtonLink to={nearest.path}>{nearest.label}</ButtonLink>}
              <ButtonLink to={home.path} variant="outlined">
                {home.label}
              </ButtonLink>
            </>
          }
        />
      </Page>
    </PlainAddress>
  )
}

const longestShown = 60
