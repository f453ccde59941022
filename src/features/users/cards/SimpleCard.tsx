import { styled } from '@mui/material/styles'
import type { SimpleUser } from '#contract/users/users'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { PersonCard, PersonName } from '#ui/people/PersonCard'
import { BlockIconButton } from '../person/BlockButton'
import { MessageIconLink } from '../person/MessageIconLink'
import { UserStatusChip } from '../person/UserStatusChip'

/** A person in one line: name, status and actions. */
export function SimpleCard({ person }: { person: SimpleUser }) {
  const { avatar, name, status, blocked } = person
  return (
    <Card data-blocked={blocked}>
      <PersonAvatar src={avatar} name={name} size={48} />
      <Content>
        <PersonName>
          <bdi lang="en">{name}</bdi>
        </PersonName>
        <UserStatusChip status={status} blocked={blocked} />
      </Content>
      <Actions>
        <MessageIconLink person={person} />
        <BlockIconButton person={person} />
      </Actions>
    </Card>
  )
}

const Card = styled(PersonCard)({ display: 'flex', alignItems: 'center', gap: 12, padding: 16 })

const Content = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
})

const Actions = styled('div')({ display: 'flex', marginInlineEnd: -8 })
