import { styled } from '@mui/material/styles'
import type { ChatUser } from '#contract/chat/chat'
import { searchable, wordsOf } from '#lib/text/searchable'
import { useText } from '#ui/intl/useText'
import { PageBack, phoneBarHeight } from '#ui/page/PageBar'
import { SearchBox } from '#ui/table/SearchBox'
import { FoundMessages, type FoundMessagesProps } from '../search/FoundMessages'
import { OwnStatus } from './OwnStatus'
import { UserRow } from './UserRow'

interface UserPaneProps extends FoundMessagesProps {
  openedId: string | null
  onWanted: (wanted: string) => void
  onOpen: (id: string) => void
}

/**
 * The user's own status, the search, and the people, sorted by their last message; below them the messages
 * found.
 */
export function UserPane({ users, wanted, openedId, onWanted, onOpen, onShow }: UserPaneProps) {
  const text = useText()
  const isSearching = wanted.trim() !== ''
  const found = findUsers(users, wanted)
  return (
    <>
      <Head>
        <Own>
          <PageBack />
          <OwnStatus />
        </Own>
        <SearchBox hasKey label={text('chat.search')} value={wanted} onChange={onWanted} />
      </Head>
      <Scroller>
        {found.length === 0 ? (
          <Nobody>{text(isSearching ? 'chat.noMatch' : 'chat.noUsers')}</Nobody>
        ) : (
          <List aria-label={text('chat.users')}>
            {found.map((user) => (
              <li key={user.id}>
                <UserRow user={user} opened={user.id === openedId} onOpen={onOpen} />
              </li>
            ))}
          </List>
        )}
        {isSearching && (
          <FoundMessages key={wanted} users={users} wanted={wanted} onShow={onShow} />
        )}
      </Scroller>
    </>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: '12px 16px 8px',
  [theme.breakpoints.down('sm')]: { paddingTop: 0 },
}))

/** On phones the page's bar. */
const Own = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > :last-child': { flex: 1 },
  [theme.breakpoints.down('sm')]: {
    minHeight: phoneBarHeight,
    '& > :last-child': { minHeight: 44, paddingBlock: 2 },
  },
}))

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  padding: '4px 8px 8px',
  overflowY: 'auto',
})

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Nobody = styled('output')(({ theme }) => ({
  display: 'block',
  padding: 16,
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** People whose name, role, company or last message contains `wanted`, sorted by their last message. */
export function findUsers(users: readonly ChatUser[], wanted: string): ChatUser[] {
  const words = wordsOf(wanted)
  return users
    .filter(({ name, role, company, lastMessage }) => {
      const haystack = searchable([name, role, company, lastMessage].join('\n'))
      return words.every((word) => haystack.includes(word))
    })
    .toSorted(
      (one, other) =>
        (other.lastMessageTime ?? 0) - (one.lastMessageTime ?? 0) ||
        one.name.localeCompare(other.name),
    )
}
