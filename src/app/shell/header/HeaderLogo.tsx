import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useWebSettingQuery } from '#api/session/setting'
import { appName } from '#lib/environment'
import { landingPath } from '#lib/paths/publicPaths'
import { languageOf, SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { layout } from '../layout'

/**
 * The operator's logo, which links to the landing page. Shows the site's name until the logo is loaded and if
 * it fails.
 */
export function HeaderLogo() {
  const text = useText()
  const { data } = useWebSettingQuery()
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const name = data?.value[0]?.siteName || appName
  // The response schema only allows https images, images of this host and inline images.
  const url = data?.value[0]?.logoUrl ?? null
  return (
    <Home to={landingPath}>
      <VisuallyHidden>
        <SentenceWithData>{text('shell.logoHome', { app: name })}</SentenceWithData>
      </VisuallyHidden>
      {url === null || url === failedUrl ? (
        <Name aria-hidden="true" lang={languageOf(name)}>
          {name}
        </Name>
      ) : (
        <Picture src={url} alt="" onError={() => setFailedUrl(url)} />
      )}
    </Home>
  )
}

const Home = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: layout.touchTarget,
  overflow: 'hidden',
  minHeight: layout.touchTarget,
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
})

const Name = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  fontWeight: 700,
  [theme.breakpoints.up('sm')]: { fontSize: '1.125rem', WebkitLineClamp: 1 },
}))

/** Grows as needed, but never pushes the balance away. */
const Picture = styled('img')({
  display: 'block',
  height: 32,
  minWidth: 0,
  maxWidth: 'min(100%, 160px)',
  objectFit: 'contain',
})
