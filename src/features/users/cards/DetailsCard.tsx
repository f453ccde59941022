import { styled } from '@mui/material/styles'
import { useChatLink } from '#api/chat/chat'
import type { DetailsUser } from '#contract/users/users'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import { MessageLink } from '#ui/people/MessageLink'
import {
  PersonActions,
  PersonCard,
  PersonName,
  PersonRole,
  PersonText,
} from '#ui/people/PersonCard'
import { BlockButton } from '../person/BlockButton'
import { ContactLines } from '../person/ContactLines'
import { CardMenu } from './CardMenu'

/** All details of a person, with contact links. */
export function DetailsCard({ person }: { person: DetailsUser }) {
  const text = useText()
  const { avatar, name, role, about, email, contact, location, blocked } = person
  const chatLink = useChatLink(person)
  return (
    <Card data-blocked={blocked}>
      <Head>
        <PersonAvatar src={avatar} name={name} size={56} />
        <PersonText>
          <PersonName>
            <bdi lang="en">{name}</bdi>
          </PersonName>
          <PersonRole>
            <bdi lang="en">{role}</bdi>
          </PersonRole>
        </PersonText>
        <CardMenu person={person} mail={email} />
      </Head>
      {blocked && (
        <div>
          <StatusChip label={text('users.blocked')} tone="error" />
        </div>
      )}
      <About lang="en" dir="auto">
        {about}
      </About>
      <ContactLines mail={email} phone={contact} place={location} />
      <PersonActions>
        <MessageLink {...chatLink} name={name} />
        <BlockButton person={person} />
      </PersonActions>
    </Card>
  )
}

const Card = styled(PersonCard)({ display: 'flex', flexDirection: 'column', gap: 12 })

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > button': { alignSelf: 'flex-start', marginTop: -8, marginInlineEnd: -8 },
})

const About = styled('p')({ margin: 0, overflowWrap: 'anywhere' })
