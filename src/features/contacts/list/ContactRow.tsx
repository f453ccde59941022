import { styled } from '@mui/material/styles'
import type { Contact } from '../../../contract/contacts'
import { PersonAvatar } from '../../../ui/display/PersonAvatar'
import { contactElementId } from '../frame/contactElement'
import { rowHeight } from './layout'

interface ContactRowProps {
  contact: Contact
  opened: boolean
  onOpen: (id: string) => void
}

/** One contact; the whole row opens it. */
export function ContactRow({ contact, opened, onOpen }: ContactRowProps) {
  const { id, name, role, company, avatar, work_email, personal_email } = contact
  return (
    <Row
      type="button"
      id={contactElementId(id)}
      aria-current={opened ? 'true' : undefined}
      onClick={() => onOpen(id)}
      lang="en"
    >
      <PersonAvatar name={name} src={avatar} />
      <Words>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Line>
          <bdi>{[role, company].filter(Boolean).join(' · ')}</bdi>
        </Line>
      </Words>
      <Mail>
        <bdi>{work_email || personal_email}</bdi>
      </Mail>
    </Row>
  )
}

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: rowHeight,
  padding: '0 12px',
  border: 0,
  borderBottom: `1px solid ${theme.palette.divider}`,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { backgroundImage: tint(theme.palette.action.hover) },
  '&[aria-current]': { backgroundImage: tint(theme.palette.action.selected) },
  '&:focus-visible': { outlineOffset: -2 },
}))

/** Over the opaque paper. */
function tint(color: string): string {
  return `linear-gradient(${color}, ${color})`
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const Words = styled('span')({ flex: 2, minWidth: 0 })

const Name = styled('span')(({ theme }) => ({
  ...oneLine,
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
}))

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...oneLine,
  display: 'block',
  color: theme.palette.text.secondary,
}))

const Mail = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...oneLine,
  flex: 1,
  color: theme.palette.text.secondary,
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
