import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { UnreadCount } from '#contract/mail/mail'
import { type MailPlace, mailFolders, mailLabels } from '#contract/mail/mail'
import { mixColors } from '#lib/contrast'
import { memberPaths } from '#lib/paths/member'
import { CoverDrawer } from '#ui/cover/CoverDrawer'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'
import { useMailAddress, writeAddress } from './mailAddress'
import { placeIcons, placeTexts } from './placeMeta'

interface PlacesProps {
  current: MailPlace
  /** Undefined while it is being loaded. */
  unreadCount: UnreadCount | undefined
  /** Whoever holds the list may want to close. */
  onGo?: () => void
}

const folders: readonly MailPlace[] = [...mailFolders, 'all']

/** The ways to every folder and label, with what is unread there. */
export function Places({ current, unreadCount, onGo }: PlacesProps) {
  const text = useText()
  const labelsId = useId()
  const links = (places: readonly MailPlace[]) =>
    places.map((place) => (
      <li key={place}>
        <PlaceLink
          place={place}
          isCurrent={place === current}
          unread={unreadCount?.[place] ?? 0}
          onGo={onGo}
        />
      </li>
    ))
  return (
    <nav aria-label={text('mail.places')}>
      <List>{links(folders)}</List>
      <Title id={labelsId}>{text('mail.labels')}</Title>
      <List aria-labelledby={labelsId}>{links(mailLabels)}</List>
    </nav>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '16px 12px 4px',
  color: theme.palette.text.secondary,
}))

interface PlaceLinkProps {
  place: MailPlace
  isCurrent: boolean
  unread: number
  onGo: (() => void) | undefined
}

function PlaceLink({ place, isCurrent, unread, onGo }: PlaceLinkProps) {
  const text = useText()
  const format = useFormat()
  const [address] = useMailAddress()
  const search = writeAddress({ ...address, place, search: '', isHere: false, mailId: null })
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

interface PlacesDrawerProps {
  open: boolean
  current: MailPlace
  unreadCount: UnreadCount | undefined
  onClose: () => void
}

/** Folders and labels where there is no room for them beside the list. */
export function PlacesDrawer({ open, current, unreadCount, onClose }: PlacesDrawerProps) {
  const text = useText()
  const titleId = useId()
  return (
    <CoverDrawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Inside>
        <h2 id={titleId}>{text('mail.title')}</h2>
        <Places current={current} unreadCount={unreadCount} onGo={onClose} />
      </Inside>
    </CoverDrawer>
  )
}

const Inside = styled('div')(({ theme }) => ({
  width: 280,
  padding: 16,
  '& h2': { ...theme.typography.h4, margin: '4px 12px 12px' },
}))
