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

/** A longer way is folded in the middle. */
const mostItems = 8

/** The way to the page on screen; nothing on the landing page. */
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
      data-deep={crumbs.length > 3}
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

/** What a page below one of the menu calls itself: its address often knows no more than an id. */
function PageName({ otherwise }: { otherwise: string }) {
  const name = useSyncExternalStore(pageName.subscribe, pageName.get)
  return <DataText>{name || otherwise}</DataText>
}

/**
 * Its words stand near the header, though their targets are as high as a finger. A long way fits into one line of
 * a phone without the name of its group, which leads nowhere. A long last name ends in an ellipsis instead
 * of filling a second line: the heading beneath says it whole.
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
  [theme.breakpoints.down('sm')]: {
    '&[data-deep="true"] li:is(:nth-of-type(3), :nth-of-type(4))': { display: 'none' },
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
