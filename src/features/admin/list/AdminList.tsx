import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type CachedResult, loadState } from '#api/cache/loadState'
import type { AdminCallName } from '#contract/admin/calls'
import { type ListAnswer, longestSearch } from '#contract/admin/list'
import { pageCardGround } from '#ui/appearance/grounds'
import { Fold } from '#ui/display/Fold'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { PageBody } from '#ui/load/PageBody'
import { VisuallyHidden } from '#ui/page/Page'
import { FilterChoice } from '#ui/table/FilterChoice'
import { SearchBox } from '#ui/table/SearchBox'
import { SortChoice } from '#ui/table/SortChoice'
import type { Column, TableSort } from '#ui/table/useTableState'
import { ColumnChoice, useDense, useShownColumns } from './ColumnChoice'
import { DayFilter } from './DayFilter'
import { ExportButton } from './ExportButton'
import { ListRows } from './ListRows'
import { chosenOf, clearAll, defaultOf, isFiltered, type ListState, withAsked } from './listState'
import { type QueueKeys, useQueueKeys } from './useQueueKeys'

/** Result of the query hook of a list's endpoint. */
export interface ListResult<Row> {
  currentData?: CachedResult<ListAnswer<Row>> | undefined
  data?: CachedResult<ListAnswer<Row>> | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface AdminListProps<Row> {
  /** Names the list, its stored columns and its file. */
  id: string
  label: string
  call: AdminCallName
  /** Parameter of the call's address, if it has one. */
  callId?: string
  /** Parses the endpoint's rows for the export. */
  rowsOf: (body: unknown) => ListAnswer<Row>
  /** Says what the search understands of a text. */
  describeSearch?: (typed: string) => string
  /** From {@link useListState}. */
  state: ListState
  /** The endpoint's answer to `state.query`. */
  result: ListResult<Row>
  /** Memoise them. `sortable` only if the back end can sort by the column's id. */
  columns: readonly Column<Row>[]
  /** Additional columns for the exported file only. */
  onlyInFile?: readonly Column<Row>[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The back end's default order, used if the address names none. */
  defaultSort?: TableSort
  bulkActions?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  toolbarActions?: ReactNode
  /** Single-key shortcuts for the focused row. */
  keys?: QueueKeys | undefined
  emptyMessage: string
}

/**
 * The list component of the back office. The back end applies pages, order, text and filters, which are
 * stored in the address. On phones rows are cards.
 * It is the project's own table, not MUI's data grid. With pages of at most 100 rows both render in one frame,
 * and the grid is 100 kB larger than a queue may be.
 */
export function AdminList<Row>({
  id,
  label,
  call,
  callId,
  rowsOf,
  describeSearch,
  state: { table: state, query, filters, byDay },
  result,
  columns,
  onlyInFile = [],
  keyOf,
  nameOf,
  defaultSort,
  bulkActions,
  rowActions,
  toolbarActions,
  keys,
  emptyMessage,
}: AdminListProps<Row>) {
  const text = useText()
  const captionId = useId()
  const area = useRef<HTMLElement>(null)
  const onPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [shown, choice] = useShownColumns(id, columns)
  useQueueKeys(area, keys)
  // Keep the last page while the next one is loading.
  const load = loadState({ ...result, currentData: result.currentData ?? result.data })
  const sort = state.sort ?? defaultSort ?? null
  const [isUnfolded, setUnfolded] = useState(() => isFiltered(state, filters))
  const choices = (
    <>
      {filters.map((filter) => (
        <FilterChoice
          key={filter.id}
          label={filter.label}
          value={chosenOf(filter, state)}
          options={withAsked(filter, chosenOf(filter, state))}
          onChange={(value) =>
            state.change({
              filters: { [filter.id]: value === defaultOf(filter, state) ? '' : value },
            })
          }
        />
      ))}
      {byDay && <DayFilter state={state} />}
      {onPhone && (
        <SortChoice columns={columns} sort={sort} onSort={(next) => state.change({ sort: next })} />
      )}
    </>
  )
  return (
    <Frame
      ref={area}
      aria-labelledby={captionId}
      aria-busy={result.isFetching}
      data-dense={useDense()}
    >
      <Bar>
        <SearchBox
          value={state.search}
          onChange={(search) => state.change({ search })}
          most={longestSearch}
          describe={describeSearch}
        />
        {onPhone ? (
          <Folded
            open={isUnfolded}
            onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
          >
            <summary>{text('admin.list.filters')}</summary>
            <Choices>{choices}</Choices>
          </Folded>
        ) : (
          choices
        )}
        <Buttons>
          {toolbarActions}
          <ExportButton
            list={id}
            call={call}
            callId={callId}
            query={query}
            rowsOf={rowsOf}
            columns={[...columns, ...onlyInFile]}
            keyOf={keyOf}
          />
          {!onPhone && <ColumnChoice columns={columns} choice={choice} />}
        </Buttons>
      </Bar>
      <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
      <LoadArea state={load} skeleton={<PageBody headless />}>
        {(answer, updatedAt) => (
          <ListRows
            answer={answer}
            updatedAt={updatedAt}
            area={area}
            query={query}
            isAwaited={result.currentData === undefined}
            onPhone={onPhone}
            state={state}
            columns={onPhone ? columns : shown}
            labelledBy={captionId}
            sort={sort}
            keyOf={keyOf}
            nameOf={nameOf}
            keys={keys}
            bulkActions={bulkActions}
            rowActions={rowActions}
            label={label}
            isFiltered={isFiltered(state, filters)}
            emptyMessage={emptyMessage}
            onClear={() => clearAll(state, filters)}
          />
        )}
      </LoadArea>
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  ...pageCardGround(theme),
  // Denser than players' pages, because staff compare many rows. Columns are hidden before a word breaks.
  // `table` raises the specificity above the table's own rules, which come later.
  'table th, table td': { paddingInline: 7, overflowWrap: 'break-word' },
  // In languages without spaces, a heading would break within a word.
  ':lang(th) & thead th, :lang(zh) & thead th': { whiteSpace: 'nowrap' },
  'table td, table tbody th': { paddingBlock: 6, fontSize: '0.8125rem' },
  // The menu takes some of the width that the column breakpoints assume.
  '@media screen and (max-width: 1431px)': { '[data-below=lg]': { display: 'none' } },
  '&[data-dense=true]': { 'table td, table tbody th': { paddingBlock: 1 } },
  // Keeps a reference or number on one line.
  'tbody th a': { whiteSpace: 'nowrap' },
}))

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 12,
})

/** On a phone the rows come first, and the filters are collapsed. */
const Folded = styled(Fold)({
  flex: 1,
  '&[open]': { flexBasis: '100%' },
  '& > summary': { justifyContent: 'flex-start' },
})

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, paddingBlock: 4 })

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: 'auto',
})
