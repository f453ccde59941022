import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ChatUser } from '#contract/chat/chat'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { findUsers } from './findUsers'
import { OwnStatus } from './OwnStatus'
import { UserRow } from './UserRow'

interface UserPaneProps {
  users: readonly ChatUser[]
  openedId: string | null
  onOpen: (id: string) => void
}

/** The own status, the search, and the people, those first who wrote last. */
export function UserPane({ users, openedId, onOpen }: UserPaneProps) {
  const text = useText()
  const [wanted, setWanted] = useState('')
  const found = findUsers(users, wanted)
  return (
    <>
      <Head>
        <OwnStatus />
        <Field
          label={text('chat.search')}
          name="person"
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={setWanted}
        />
      </Head>
      {found.length === 0 ? (
        <Nobody>{text(wanted === '' ? 'chat.noUsers' : 'chat.noMatch')}</Nobody>
      ) : (
        <List aria-label={text('chat.users')}>
          {found.map((user) => (
            <li key={user.id}>
              <UserRow user={user} opened={user.id === openedId} onOpen={onOpen} />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

const Head = styled('div')({ padding: '12px 16px 4px' })

const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '4px 8px 8px',
  listStyle: 'none',
  overflowY: 'auto',
})

const Nobody = styled('output')(({ theme }) => ({
  padding: 16,
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))
