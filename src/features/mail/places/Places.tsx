import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { UnreadCount } from '#contract/mail/mail'
import { type MailPlace, mailFolders, mailLabels } from '#contract/mail/places'
import { useText } from '#ui/intl/useText'
import { PlaceLink } from './PlaceLink'

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
