import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useWebSettingQuery } from '#api/session/setting'
import { appName } from '#lib/environment'
import { landingPath } from '#lib/paths/entrance'
import { languageOf, SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { layout } from '../layout'

/** The operator's logo, which leads home; the site's name until it is there and where it fails. */
export function HeaderLogo() {
  const text = useText()
  const { data } = useWebSettingQuery()
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const name = data?.value[0]?.siteName || appName
  // The contract lets only https, own and inline images through.
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

/** As wide as it likes, but never at the cost of the balance. */
const Picture = styled('img')({
  display: 'block',
  height: 32,
  minWidth: 0,
  maxWidth: 'min(100%, 160px)',
  objectFit: 'contain',
})
