import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { DataText } from '#ui/display/DataText'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { PersonActions, PersonCard, PersonName, PersonRole } from '#ui/people/PersonCard'

interface PersonProps {
  person: { id: string; name: string; avatar: string }
  /** Further details. */
  about: ReactNode
  /** Action buttons. */
  children: ReactNode
}

/** A person related to the profile. */
export function Person({ person: { id, name, avatar }, about, children }: PersonProps) {
  return (
    <Card data-entry={id}>
      <Head>
        <PersonAvatar name={name} src={avatar} size={56} />
        <div>
          <PersonName lang="en">
            <DataText>{name}</DataText>
          </PersonName>
          <PersonRole as="div">{about}</PersonRole>
        </div>
      </Head>
      <PersonActions>{children}</PersonActions>
    </Card>
  )
}

const Card = styled(PersonCard)({ display: 'flex', flexDirection: 'column', gap: 16 })

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })
