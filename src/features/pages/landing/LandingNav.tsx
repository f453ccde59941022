import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { openPaths } from '#lib/paths/open'
import { HomeIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { useHome } from './HomeButtons'

const parts = ['offers', 'steps', 'look'] as const

/** Menu of the landing page; its first item is Thai in every language and links to the home page. */
export function LandingNav() {
  const text = useText()
  const isThai = useLocale() === 'th'
  const { path } = useHome()
  return (
    <Bar className={screenOnlyClass} data-bleed aria-label={text('site.landing.nav')}>
      <List>
        <li>
          <Home to={path}>
            <HomeIcon size={18} />
            <span lang="th">หน้าแรก</span>
            {!isThai && <VisuallyHidden>{text('site.landing.home')}</VisuallyHidden>}
          </Home>
        </li>
        {parts.map((part) => (
          <li key={part}>
            <Anchor href={`#${part}`}>{text(`site.landing.nav.${part}`)}</Anchor>
          </li>
        ))}
        <li>
          <Anchor as={Link} to={openPaths.faqs}>
            {text('site.landing.nav.questions')}
          </Anchor>
        </li>
      </List>
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

/** Scrolls horizontally on phones. */
const List = styled('ul')({
  listStyle: 'none',
  boxSizing: 'border-box',
  maxWidth: 'calc(1200px + 2 * var(--edge))',
  margin: '0 auto',
  padding: '0 calc(var(--edge) - 12px)',
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
})

const Anchor = styled('a')<{ to?: string }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 12px',
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  color: theme.palette.text.primary,
  '&:hover': { color: theme.palette.primary.readable, textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -4 },
}))

const Home = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 12px',
  fontWeight: theme.typography.fontWeightBold,
  textDecoration: 'none',
  color: theme.palette.primary.readable,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -4 },
}))
