import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { useRecentSections } from '../../menu/recentSections'
import { layout } from '../layout'
import { colours } from '../shellColours'
import { MenuCaption } from './MenuTree'
import { Unread } from './Unread'

interface RecentRowProps {
  onFollow: () => void
}

/** The sections visited last, side by side. Each leads to the page of it that was visited last. */
export function RecentRow({ onFollow }: RecentRowProps) {
  const userId = useSelector(selectPlayer)?.id
  return userId === undefined ? null : <Sections userId={userId} onFollow={onFollow} />
}

function Sections({ userId, onFollow }: RecentRowProps & { userId: string }) {
  const text = useText()
  const captionId = useId()
  const sections = useRecentSections(userId)
  if (sections.length === 0) return null
  return (
    <>
      <MenuCaption id={captionId}>{text('shell.menu.recent')}</MenuCaption>
      <Row aria-labelledby={captionId}>
        {sections.map(({ section, page }) => (
          <li key={section.id}>
            <Tile to={page.path} onClick={onFollow}>
              {section.icon && <section.icon size={24} />}
              <span>{text(section.labelKey)}</span>
              {(section.id === 'mail' || section.id === 'chat') && <Unread section={section.id} />}
            </Tile>
          </li>
        ))}
      </Row>
    </>
  )
}

const Row = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5rem, 22%), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
})

const Tile = styled(Link)({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  minHeight: layout.touchTarget,
  padding: '10px 4px',
  border: `1px solid ${colours.onMenuMuted}`,
  borderRadius: 12,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  color: 'inherit',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  // At the corner of the icon.
  '& > [data-count]': { position: 'absolute', top: 4, insetInlineStart: 'calc(50% + 8px)' },
})
