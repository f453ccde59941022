import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { memberPaths, pathOf } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { tabIntoSight } from '#ui/page/tabIntoSight'
import { type SocialTab, socialTabs } from '../socialTabs'

/** The profile's tabs as links, each with its own address. */
export function TabStrip({ current }: { current: SocialTab }) {
  const text = useText()
  return (
    <nav aria-label={text('social.tabs.label')}>
      <Strip>
        {socialTabs.map((tab) => (
          <li key={tab}>
            <Tab
              ref={tab === current ? tabIntoSight : undefined}
              to={pathOf(memberPaths.socialProfileTab, tab)}
              aria-current={tab === current ? 'page' : undefined}
            >
              {text(`social.tabs.${tab}`)}
            </Tab>
          </li>
        ))}
      </Strip>
    </nav>
  )
}

const Strip = styled('ul')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: '0 8px',
  overflowX: 'auto',
  listStyle: 'none',
  borderTop: `1px solid ${theme.palette.divider}`,
  '@media print': { display: 'none' },
}))

const Tab = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 14px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.palette.text.secondary,
  borderBottom: '3px solid transparent',
  '&[aria-current]': {
    color: theme.palette.primary.readable,
    borderColor: theme.palette.primary.readable,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: -3 },
}))
