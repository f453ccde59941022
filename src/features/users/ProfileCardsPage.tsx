import { foundLoad } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { PeopleList } from '#ui/people/PeopleList'
import { searchKey } from '#ui/people/searchKey'
import { useTableState } from '#ui/table/useTableState'
import { useProfileCardsQuery } from './api/users'
import { ProfileCard } from './cards/ProfileCard'

const cardWidth = 260

/** Cards with a small profile of each person. */
export function ProfileCardsPage() {
  const text = useText()
  const state = useTableState()
  const load = foundLoad(useProfileCardsQuery(searchKey(state.search)))
  return (
    <Page title={text('users.profilesTitle')}>
      <LoadArea state={load}>
        {({ people, skipped }) => (
          <PeopleList
            label={text('users.profilesTitle')}
            state={state}
            people={people}
            skipped={skipped}
            busy={load.busy}
            cardWidth={cardWidth}
          >
            {(person) => <ProfileCard person={person} />}
          </PeopleList>
        )}
      </LoadArea>
    </Page>
  )
}
