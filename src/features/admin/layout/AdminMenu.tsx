import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { tabIntoSight } from '#ui/page/tabIntoSight'
import { useMay } from '../api/adminSession'
import { useCountersQuery } from '../api/sessionCalls'
import { adminSections, counterOf, menuRouteAt } from '../routes'

/** Menu of the back office, with the number of waiting rows per page. */
export function AdminMenu({ onFollow }: { onFollow?: () => void }) {
  const text = useText()
  const may = useMay()
  const { pathname } = useLocation()
  const current = menuRouteAt(pathname)
  const { data } = useCountersQuery()
  return adminSections.map(({ label, pages }) => {
    const shown = pages.filter((page) => page.label !== undefined && may(page.needs))
    if (shown.length === 0) return null
    return (
      <Section key={label}>
        <h2>{text(label)}</h2>
        <ul>
          {shown.map((page) => {
            const count = counterOf(data?.value, page)
            return (
              <li key={page.path}>
                <Row
                  ref={page === current ? tabIntoSight : undefined}
                  to={page.path}
                  aria-current={page === current ? 'page' : undefined}
                  onClick={onFollow}
                >
                  <span>{page.label && text(page.label)}</span>
                  {count > 0 && (
                    <Count>
                      {count}
                      <VisuallyHidden> {text('admin.menu.waiting')}</VisuallyHidden>
                    </Count>
                  )}
                </Row>
              </li>
            )
          })}
        </ul>
      </Section>
    )
  })
}

const Section = styled('section')(({ theme }) => ({
  marginBottom: 12,
  h2: { ...theme.typography.caption, margin: '8px 12px 4px', color: theme.palette.text.secondary },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
}))

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  paddingInline: 12,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { backgroundColor: theme.palette.background.default },
  '&[aria-current="page"]': {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.primary.readable,
    backgroundColor: theme.palette.background.default,
  },
}))

const Count = styled('span')(({ theme }) => ({
  minWidth: 24,
  padding: '0 8px',
  borderRadius: 999,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))
