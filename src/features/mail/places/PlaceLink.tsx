import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { MailPlace } from '#contract/mail/places'
import { mixColors } from '#lib/contrast'
import { memberPaths } from '#lib/paths/member'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'
import { writeAddress } from './mailAddress'
import { placeIcons, placeTexts } from './placeLook'
import { useMailAddress } from './useMailAddress'

interface PlaceLinkProps {
  place: MailPlace
  isCurrent: boolean
  unread: number
  onGo: (() => void) | undefined
}

export function PlaceLink({ place, isCurrent, unread, onGo }: PlaceLinkProps) {
  const text = useText()
  const format = useFormat()
  const [{ draftId }] = useMailAddress()
  const search = writeAddress({ place, search: '', mailId: null, draftId })
  return (
    <Row
      to={{ pathname: memberPaths.mail, search }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
    >
      {placeIcons[place]}
      <span>{text(placeTexts[place].name)}</span>
      {unread > 0 && (
        <>
          <b aria-hidden="true">{format.number(unread)}</b>
          <VisuallyHidden>{text('mail.unreadCount', { count: unread })}</VisuallyHidden>
        </>
      )}
    </Row>
  )
}

const Row = styled(Link)(({ theme }) => {
  const { action, background, primary, text } = theme.palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    padding: '0 12px',
    borderRadius: theme.shape.borderRadius,
    color: text.primary,
    textDecoration: 'none',
    '& span': { flex: 1, minWidth: 0 },
    '& > span:last-child': { flex: 'none' },
    '& svg': { flexShrink: 0, color: text.secondary },
    '& b': { ...theme.typography.caption, fontWeight: 600, color: text.secondary },
    '&:hover': { backgroundColor: action.hover },
    '&[aria-current]': {
      fontWeight: 600,
      backgroundColor: mixColors(background.paper, primary.main, 0.1),
      '&, & svg, & b': { color: primary.readable },
    },
    [theme.breakpoints.down('lg')]: { minHeight: 48 },
  }
})
