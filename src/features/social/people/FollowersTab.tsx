import Button from '@mui/material/Button'
import { foundLoad } from '#api/cache/loadState'
import { useChatLink } from '#api/chat/chat'
import { type Follower, followed, notFollowed } from '#contract/social/people'
import { isRepeated } from '#ui/form/isRepeated'
import { useText } from '#ui/intl/useText'
import { MessageLink } from '#ui/people/MessageLink'
import { searchKey } from '#ui/people/searchKey'
import { useTableState } from '#ui/table/useTableState'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useFollowersQuery } from '../api/people'
import { useFollowMutation } from '../api/peopleChanges'
import { PeopleTab } from './PeopleTab'
import { Person } from './Person'

/** The followers of this profile, and whom of them it follows back. */
export function FollowersTab() {
  const text = useText()
  const state = useTableState()
  const key = searchKey(state.search)
  return (
    <PeopleTab
      label={text('social.title.follower')}
      load={foundLoad(useFollowersQuery(key))}
      state={state}
    >
      {(follower) => <FollowerCard follower={follower} searched={key} />}
    </PeopleTab>
  )
}

function FollowerCard({ follower, searched }: { follower: Follower; searched: string }) {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [follow] = useFollowMutation()
  const { id, name, location } = follower
  const chatLink = useChatLink(follower)
  const isFollowed = follower.follow === followed

  function toggle(): void {
    void run(follow({ id, key: searched, follow: isFollowed ? notFollowed : followed }))
  }

  return (
    <Person person={follower} about={<span lang="en">{location}</span>}>
      <Button
        variant={isFollowed ? 'outlined' : 'contained'}
        aria-label={text(isFollowed ? 'social.people.followingName' : 'social.people.followName', {
          name,
        })}
        onClick={(event) => {
          // The second click of a double click would undo the first one.
          if (!isRepeated(event)) toggle()
        }}
      >
        {text(isFollowed ? 'social.people.following' : 'social.people.follow')}
      </Button>
      <MessageLink {...chatLink} name={name} />
    </Person>
  )
}
