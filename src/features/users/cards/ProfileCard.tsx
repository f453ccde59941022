import { styled } from '@mui/material/styles'
import { useChatLink } from '#api/chat/chat'
import type { ProfileUser } from '#contract/users/users'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { MessageLink } from '#ui/people/MessageLink'
import { PersonActions, PersonCard, PersonName, PersonRole } from '#ui/people/PersonCard'
import { BlockButton } from '../person/BlockButton'
import { UserStatusChip } from '../person/UserStatusChip'
import { CardMenu } from './CardMenu'

/** A person's profile picture on a cover. */
export function ProfileCard({ person }: { person: ProfileUser }) {
  const { avatar, profile, name, role, status, blocked } = person
  const chatLink = useChatLink(person)
  return (
    <Card data-blocked={blocked}>
      <Cover>{profile !== '' && <img src={profile} alt="" loading="lazy" />}</Cover>
      <MenuPlace>
        <CardMenu person={person} />
      </MenuPlace>
      <Frame>
        <PersonAvatar src={avatar} name={name} size={72} />
      </Frame>
      <PersonName>
        <bdi lang="en">{name}</bdi>
      </PersonName>
      <PersonRole>
        <bdi lang="en">{role}</bdi>
      </PersonRole>
      <ChipPlace>
        <UserStatusChip status={status} blocked={blocked} />
      </ChipPlace>
      <PersonActions>
        <MessageLink {...chatLink} name={name} />
        <BlockButton person={person} />
      </PersonActions>
    </Card>
  )
}

const Card = styled(PersonCard)({
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  paddingTop: 0,
})

const Cover = styled('div')(({ theme }) => ({
  height: 96,
  margin: '0 -20px',
  backgroundColor: theme.palette.divider,
  img: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))

const MenuPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 8,
  borderRadius: '50%',
  backgroundColor: theme.palette.background.paper,
}))

const Frame = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  position: 'relative',
  marginTop: -40,
  marginBottom: 8,
  border: `4px solid ${theme.palette.background.paper}`,
  borderRadius: '50%',
  backgroundColor: theme.palette.background.paper,
}))

const ChipPlace = styled('div')({ margin: '8px 0 16px' })
