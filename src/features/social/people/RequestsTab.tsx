import { foundLoad } from '#api/cache/loadState'
import type { FriendRequest } from '#contract/social/people'
import { BusyButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { searchKey } from '#ui/people/searchKey'
import { useTableState } from '#ui/table/useTableState'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useFriendRequestsQuery } from '../api/people'
import {
  useConfirmRequestMutation,
  useDeleteRequestMutation,
  useRestoreRequestMutation,
} from '../api/peopleChanges'
import { focusNeighbour } from '../focusNeighbour'
import { PeopleTab } from './PeopleTab'
import { Person } from './Person'

/** Open friend requests. */
export function RequestsTab() {
  const text = useText()
  const state = useTableState()
  const key = searchKey(state.search)
  return (
    <PeopleTab
      label={text('social.title.friend-request')}
      load={foundLoad(useFriendRequestsQuery(key))}
      state={state}
    >
      {(request) => <RequestCard request={request} searched={key} />}
    </PeopleTab>
  )
}

function RequestCard({ request, searched }: { request: FriendRequest; searched: string }) {
  const text = useText()
  const run = useMutationFeedback('social.failed')
  const [confirm, confirming] = useConfirmRequestMutation()
  const [remove, removing] = useDeleteRequestMutation()
  const [restore] = useRestoreRequestMutation()
  const { id, name, mutual } = request
  const busy = confirming.isLoading || removing.isLoading

  function decide(action: typeof confirm, message: string): void {
    void run(action({ id, key: searched }), {
      success: message,
      undo: () => {
        focusReturning(marked('data-entry', id))
        void run(restore(request))
      },
    })
  }

  return (
    <Person person={request} about={text('social.people.mutual', { count: mutual })}>
      <BusyButton
        variant="contained"
        busy={busy}
        aria-label={text('social.people.confirmName', { name })}
        onClick={(event) => {
          if (isRepeated(event)) return
          focusNeighbour(event.currentTarget)
          decide(confirm, text('social.people.confirmed', { name }))
        }}
      >
        {text('social.people.confirm')}
      </BusyButton>
      <BusyButton
        variant="outlined"
        busy={busy}
        aria-label={text('social.people.declineName', { name })}
        onClick={(event) => {
          if (isRepeated(event)) return
          focusNeighbour(event.currentTarget)
          decide(remove, text('social.people.declined', { name }))
        }}
      >
        {text('social.people.decline')}
      </BusyButton>
    </Person>
  )
}
