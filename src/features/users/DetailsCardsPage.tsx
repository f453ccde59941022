import { foundLoad } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { PeopleList } from '#ui/people/PeopleList'
import { searchKey } from '#ui/people/searchKey'
import { useTableState } from '#ui/table/useTableState'
import { useDetailsCardsQuery } from './api/users'
import { DetailsCard } from './cards/DetailsCard'

const cardWidth = 300

/** Cards with all details of each person; the search covers all of them. */
export function DetailsCardsPage() {
  const text = useText()
  const state = useTableState()
  const load = foundLoad(useDetailsCardsQuery(searchKey(state.search)))
  return (
    <Page title={text('users.detailsTitle')}>
      <LoadArea state={load}>
        {({ people, skipped }) => (
          <PeopleList
            label={text('users.detailsTitle')}
            state={state}
            people={people}
            skipped={skipped}
            busy={load.busy}
            cardWidth={cardWidth}
          >
            {(person) => <DetailsCard person={person} />}
          </PeopleList>
        )}
      </LoadArea>
    </Page>
  )
}
