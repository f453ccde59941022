import { foundLoad } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { PeopleList } from '#ui/people/PeopleList'
import { searchKey } from '#ui/people/searchKey'
import { useTableState } from '#ui/table/useTableState'
import { useSimpleCardsQuery } from './api/users'
import { SimpleCard } from './cards/SimpleCard'

const cardWidth = 300

/** Cards with one line per person. */
export function SimpleCardsPage() {
  const text = useText()
  const state = useTableState()
  const load = foundLoad(useSimpleCardsQuery(searchKey(state.search)))
  return (
    <Page title={text('users.simpleTitle')}>
      <LoadArea state={load}>
        {({ people, skipped }) => (
          <PeopleList
            label={text('users.simpleTitle')}
            state={state}
            people={people}
            skipped={skipped}
            busy={load.busy}
            cardWidth={cardWidth}
          >
            {(person) => <SimpleCard person={person} />}
          </PeopleList>
        )}
      </LoadArea>
    </Page>
  )
}
