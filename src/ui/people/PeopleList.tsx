import Pagination from '@mui/material/Pagination'
import { styled } from '@mui/material/styles'
import { type ReactNode, useCallback, useRef } from 'react'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { useText } from '../intl/useText'
import { screenOnlyClass } from '../print/PrintOnly'
import { EmptyState, SkippedNote } from '../state/Note'
import { NothingFound } from '../table/NothingFound'
import { SearchBox } from '../table/SearchBox'
import type { TableState } from '../table/useTableState'
import { CardGrid } from './CardGrid'

/** Divisible by two, three and four columns. */
export const peopleOnPage = 12

interface PeopleListProps<User> {
  label: string
  /** Search text and page from the address. */
  state: TableState
  /** All matching people, on all pages. */
  people: readonly User[]
  /** Number of entries that could not be read. */
  skipped: number
  /** Whether another search is running. */
  busy: boolean
  /** Minimum width of a card in pixels; if left out, each card takes a whole line. */
  cardWidth?: number
  children: (person: User) => ReactNode
}

/** Matching people, page by page, with the search above and the page links below. */
export function PeopleList<User extends { id: string }>({
  label,
  state,
  people,
  skipped,
  busy,
  cardWidth,
  children,
}: PeopleListProps<User>) {
  const text = useText()
  const top = useRef<HTMLDivElement>(null)
  const { search, change } = state
  const find = useCallback((next: string) => change({ search: next }), [change])
  const count = Math.max(1, Math.ceil(people.length / peopleOnPage))
  const page = Math.min(state.page, count)
  const shown = people.slice((page - 1) * peopleOnPage, page * peopleOnPage)

  function turn(next: number): void {
    change({ page: next })
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (people.length === 0 && search === '') {
    return (
      <>
        <SkippedNote count={skipped} />
        <EmptyState message={text('demo.people.none')} />
      </>
    )
  }
  return (
    <>
      <SkippedNote count={skipped} />
      <Head ref={top}>
        <SearchBox value={search} onChange={find} />
        <output>
          <bdi>{text('demo.people.count', { count: people.length })}</bdi>
        </output>
      </Head>
      {people.length === 0 ? (
        <NothingFound state={state} filters={[]} />
      ) : (
        <CardGrid aria-label={label} aria-busy={busy} cardWidth={cardWidth}>
          {shown.map((person) => (
            <li key={person.id}>{children(person)}</li>
          ))}
        </CardGrid>
      )}
      <PageLinks
        label={text('table.pages', { table: label })}
        page={page}
        count={count}
        onChange={turn}
      />
    </>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 16,
  output: { color: theme.palette.text.secondary },
  '@media print': { '& > div': { display: 'none' } },
}))

interface PageLinksProps {
  label: string
  /** Starts at 1. */
  page: number
  count: number
  onChange: (page: number) => void
}

/** Numbered page links below the cards; nothing if all fit on one page. */
function PageLinks({ label, page, count, onChange }: PageLinksProps) {
  const text = useText()
  if (count < 2) return null
  return (
    <Bar
      className={screenOnlyClass}
      aria-label={label}
      page={page}
      count={count}
      getItemAriaLabel={(item, number) =>
        item === 'previous' || item === 'next'
          ? text(`table.${item}`)
          : text('table.page', { page: number ?? '' })
      }
      shape="rounded"
      onChange={(_, next) => onChange(next)}
    />
  )
}

const Bar = styled(Pagination)({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 24,
  '.MuiPaginationItem-root': {
    fontVariantNumeric: 'tabular-nums',
    [touchMedia]: { minWidth: touchTarget, height: touchTarget },
  },
})
