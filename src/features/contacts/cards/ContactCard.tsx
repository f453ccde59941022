import { styled } from '@mui/material/styles'
import type { Contact } from '../../../contract/contacts'
import { PersonAvatar } from '../../../ui/display/PersonAvatar'
import { contactElementId } from '../frame/contactElement'
import { cardHeight } from './useColumns'

interface ContactCardProps {
  contact: Contact
  opened: boolean
  onOpen: (id: string) => void
}

/** One contact; the whole card opens it. */
export function ContactCard({ contact, opened, onOpen }: ContactCardProps) {
  const { id, name, role, company, work_email, personal_email, location, avatar } = contact
  return (
    <Card
      type="button"
      id={contactElementId(id)}
      aria-current={opened ? 'true' : undefined}
      onClick={() => onOpen(id)}
      lang="en"
    >
      <Head>
        <PersonAvatar name={name} src={avatar} size={48} />
        <Words>
          <Name>
            <bdi>{name}</bdi>
          </Name>
          <Line>
            <bdi>{role}</bdi>
          </Line>
        </Words>
      </Head>
      <Foot>
        <Line>
          <bdi>{company}</bdi>
        </Line>
        <Line>
          <bdi>{work_email || personal_email}</bdi>
        </Line>
        <Line>
          <bdi>{location}</bdi>
        </Line>
      </Foot>
    </Card>
  )
}

const Card = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  width: '100%',
  height: cardHeight,
  padding: 16,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  transition: 'border-color 0.15s, background-color 0.15s',
  '&:hover': { borderColor: theme.palette.primary.readable },
  '&[aria-current]': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `0 0 0 1px ${theme.palette.primary.readable}`,
  },
}))

const Head = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })

const Words = styled('span')({ flex: 1, minWidth: 0 })

const Foot = styled('span')({ display: 'grid', gap: 4, minWidth: 0 })

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  minHeight: '1.43em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
}))
