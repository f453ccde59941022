import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type MailPlace, mailFolders, mailLabels, type UnreadCount } from '#contract/mail/mail'
import { mixColors } from '#lib/contrast'
import { memberPaths } from '#lib/paths/member'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { EditIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { labelTones } from '#ui/label/LabelChip'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { VisuallyHidden } from '#ui/page/Page'
import { useMailLabels } from '../api/labels'
import { Tool } from '../toolbar/Tool'
import { type MailAddress, writeAddress } from './mailAddress'
import { placeIcons, placeTexts } from './placeMeta'

interface PlacesProps {
  address: MailAddress
  /** Undefined while loading. */
  unreadCount: UnreadCount | undefined
  /** Called after a link was followed, so that a drawer can close. */
  onGo?: () => void
}

const folders: readonly MailPlace[] = [...mailFolders, 'all']

/** Links to every folder and label, with their unread counts. */
export function Places({ address, unreadCount, onGo }: PlacesProps) {
  const text = useText()
  const labelsId = useId()
  const labels = useMailLabels()
  const [isEditing, setEditing] = useState(false)
  const links = (places: readonly MailPlace[]) =>
    places.map((place) => (
      <li key={place}>
        <PlaceLink
          to={{ ...address, place, label: null }}
          icon={placeIcons[place]}
          name={text(placeTexts[place].name)}
          isCurrent={address.label === null && place === address.place}
          unread={unreadCount?.[place] ?? 0}
          onGo={onGo}
        />
      </li>
    ))
  return (
    <nav aria-label={text('mail.places')}>
      <List>{links(folders)}</List>
      <Title>
        <span id={labelsId}>{text('demo.labels')}</span>
        <Tool label={text('mail.label.manage')} onClick={() => setEditing(true)}>
          <EditIcon size={18} />
        </Tool>
      </Title>
      <List aria-labelledby={labelsId}>
        {links(mailLabels)}
        {labels.map(({ id, name, color, unread }) => (
          <li key={id}>
            <PlaceLink
              to={{ ...address, label: id }}
              icon={<Dot style={{ backgroundColor: labelTones[color] }} />}
              name={name}
              isCurrent={address.label === id}
              unread={unread}
              onGo={onGo}
            />
          </li>
        ))}
      </List>
      {isEditing && <MailLabelsDialog onClose={() => setEditing(false)} />}
    </nav>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const MailLabelsDialog = lazyOverlay(
  () => import('../labels/LabelMenu').then((module) => module.MailLabelsDialog),
  ({ onClose }) => onClose,
)

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '8px 0 0',
  paddingInlineStart: 12,
  color: theme.palette.text.secondary,
}))

interface PlaceLinkProps {
  to: MailAddress
  icon: ReactNode
  name: string
  isCurrent: boolean
  unread: number
  onGo: (() => void) | undefined
}

function PlaceLink({ to, icon, name, isCurrent, unread, onGo }: PlaceLinkProps) {
  const text = useText()
  const format = useFormat()
  const search = writeAddress({ ...to, search: '', isHere: false, mailId: null })
  return (
    <Row
      to={{ pathname: memberPaths.mail, search }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
    >
      {icon}
      <span className="name" dir="auto" lang={languageOf(name)}>
        {name}
      </span>
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
    '& .name': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...atParentsStart,
    },
    '& svg': { flexShrink: 0, color: text.secondary },
    '& b': {
      ...theme.typography.caption,
      fontWeight: theme.typography.fontWeightMedium,
      color: text.secondary,
    },
    '&:hover': { backgroundColor: action.hover },
    '&[aria-current]': {
      fontWeight: theme.typography.fontWeightMedium,
      backgroundColor: mixColors(background.paper, primary.main, 0.1),
      '&, & svg, & b': { color: primary.readable },
    },
    [touchMedia]: { minHeight: touchTarget },
  }
})

/** Same size as the folder icons. */
const Dot = styled('i')({ flexShrink: 0, width: 12, height: 12, margin: 4, borderRadius: 4 })
