import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { atParentsStart, DataText } from '#ui/display/DataText'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { pageName } from '#ui/page/Page'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { type Crumb, crumbsTo } from '../menu/breadcrumbs'
import { menu } from '../menu/menu'
import { layout } from './layout'

/** Longer breadcrumbs are collapsed in the middle. */
const mostItems = 8

/** Breadcrumbs of the page on screen, from sm up; nothing on the landing page. */
export function Breadcrumbs() {
  const text = useText()
  const { pathname } = useLocation()
  const crumbs = crumbsTo(menu, pathname)
  if (crumbs.length === 0) return null

  const label = (crumb: Crumb) => ('key' in crumb.label ? text(crumb.label.key) : crumb.label.text)
  const last = crumbs.length - 1
  return (
    <Bar
      className={screenOnlyClass}
      aria-label={text('shell.breadcrumbs')}
      expandText={text('shell.breadcrumbsMore')}
      maxItems={mostItems}
      itemsAfterCollapse={2}
      separator={<ChevronIcon towards="end" size={16} />}
    >
      {crumbs.map((crumb, index) =>
        crumb.path === null ? (
          <span key={`${index} ${label(crumb)}`} aria-current={index === last ? 'page' : undefined}>
            {index === last && 'text' in crumb.label ? (
              <PageName otherwise={crumb.label.text} />
            ) : (
              label(crumb)
            )}
          </span>
        ) : (
          <Step key={crumb.path} to={crumb.path}>
            {label(crumb)}
          </Step>
        ),
      )}
    </Bar>
  )
}

/** The name that a page below a menu page gives itself, because its address often contains only an id. */
function PageName({ otherwise }: { otherwise: string }) {
  const name = useSyncExternalStore(pageName.subscribe, pageName.get)
  return <DataText>{name || otherwise}</DataText>
}

/**
 * Keeps the text near the header, although its targets are as high as a finger. A long last name ends in an
 * ellipsis instead of filling a second line; the heading below shows it in full.
 */
const Bar = styled(MuiBreadcrumbs)(({ theme }) => ({
  margin: '-20px 0 0',
  'li:last-of-type': { flex: '1 1 4em', minWidth: 0 },
  'li:last-of-type :is(span, bdi)': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...atParentsStart,
  },
  [theme.breakpoints.up('lg')]: { margin: '-14px 0 6px' },
}))

const Step = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  [theme.breakpoints.down('lg')]: {
    justifyContent: 'center',
    minWidth: layout.touchTarget,
    minHeight: layout.touchTarget,
  },
  color: theme.palette.primary.readable,
}))
