import { useProfileCardsQuery } from '../../api/users'
import { useText } from '../../ui/intl/useText'
import { LoadArea } from '../../ui/load/LoadArea'
import { Page } from '../../ui/page/Page'
import { useTableState } from '../../ui/table/useTableState'
import { ProfileCard } from './cards/ProfileCard'
import { foundLoad } from './parts/foundLoad'
import { PeopleList } from './parts/PeopleList'
import { PeopleSkeleton } from './parts/PeopleSkeleton'
import { searchKey } from './parts/searchKey'

const cardWidth = 260

/** Everybody as a small profile. */
export function ProfileCardsPage() {
  const text = useText()
  const state = useTableState()
  const load = foundLoad(useProfileCardsQuery(searchKey(state.search)))
  return (
    <Page title={text('users.profilesTitle')}>
      <LoadArea state={load} skeleton={<PeopleSkeleton cardWidth={cardWidth} cardHeight={300} />}>
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
