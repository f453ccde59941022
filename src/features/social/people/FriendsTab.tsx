import Button from '@mui/material/Button'
import { foundLoad } from '#api/cache/loadState'
import { useChatLink } from '#api/chat/chat'
import type { Friend } from '#contract/social/people'
import { isRepeated } from '#ui/form/isRepeated'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { MessageLink } from '#ui/people/MessageLink'
import { searchKey } from '#ui/people/searchKey'
import { useTableState } from '#ui/table/useTableState'
import { shortName, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useFriendsQuery } from '../api/people'
import { useRestoreFriendMutation, useUnfriendMutation } from '../api/peopleChanges'
import { focusNeighbour } from '../focusNeighbour'
import { PeopleTab } from './PeopleTab'
import { Person } from './Person'

export function FriendsTab() {
  const text = useText()
  const state = useTableState()
  const key = searchKey(state.search)
  return (
    <PeopleTab
      label={text('social.title.friends')}
      load={foundLoad(useFriendsQuery(key))}
      state={state}
    >
      {(friend) => <FriendCard friend={friend} searched={key} />}
    </PeopleTab>
  )
}

function FriendCard({ friend, searched }: { friend: Friend; searched: string }) {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [unfriend] = useUnfriendMutation()
  const [restore] = useRestoreFriendMutation()
  const { id, name, location } = friend
  const chatLink = useChatLink(friend)

  function remove(): void {
    void run(unfriend({ id, key: searched }), {
      success: text('social.people.unfriended', { name: shortName(name) }),
      undo: () => {
        focusReturning(marked('data-entry', id))
        void run(restore(friend))
      },
    })
  }

  return (
    <Person person={friend} about={<span lang="en">{location}</span>}>
      <MessageLink {...chatLink} name={name} />
      <Button
        variant="outlined"
        color="error"
        aria-label={text('social.people.unfriendName', { name })}
        onClick={(event) => {
          // By now the next person has moved here.
          if (isRepeated(event)) return
          focusNeighbour(event.currentTarget)
          remove()
        }}
      >
        {text('social.people.unfriend')}
      </Button>
    </Person>
  )
}
