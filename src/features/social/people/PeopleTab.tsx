import type { ReactNode } from 'react'
import type { LoadState } from '#api/cache/loadState'
import { LoadArea } from '#ui/load/LoadArea'
import { PeopleList } from '#ui/people/PeopleList'
import { PeopleSkeleton } from '#ui/people/PeopleSkeleton'
import type { TableState } from '#ui/table/useTableState'
import type { SocialPeople } from '../api/people'

const cardWidth = 280

interface PeopleTabProps<Someone> {
  label: string
  load: LoadState<SocialPeople<Someone>>
  state: TableState
  children: (person: Someone) => ReactNode
}

/** Search, cards and pagination, shared by all lists of people. */
export function PeopleTab<Someone extends { id: string }>({
  label,
  load,
  state,
  children,
}: PeopleTabProps<Someone>) {
  return (
    <LoadArea state={load} skeleton={<PeopleSkeleton cardWidth={cardWidth} cardHeight={154} />}>
      {({ people, skipped }) => (
        <PeopleList
          label={label}
          state={state}
          people={people}
          skipped={skipped}
          busy={load.busy}
          cardWidth={cardWidth}
        >
          {children}
        </PeopleList>
      )}
    </LoadArea>
  )
}
