import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type CachedResult, loadState } from '#api/cache/loadState'
import type { AdminCallName } from '#contract/admin/calls'
import type { ListAnswer } from '#contract/admin/list'
import { cardGround } from '#ui/appearance/grounds'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { VisuallyHidden } from '#ui/page/Page'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { SearchBox } from '#ui/table/SearchBox'
import { SortChoice } from '#ui/table/SortChoice'
import type { Column, TableSort } from '#ui/table/useTableState'
import { ColumnChoice, useDense, useShownColumns } from './ColumnChoice'
import { DayFilter } from './DayFilter'
import { ExportButton } from './ExportButton'
import { ListRows } from './ListRows'
import { chosenOf, clearAll, isFiltered, type ListState, withAsked } from './listState'
import { type QueueKeys, useQueueKeys } from './useQueueKeys'

/** What the query hook of a list's endpoint answers. */
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
  /** The call's parameter, where its address has one. */
  callId?: string
  /** Rows as they come, for the export: as the endpoint reads them. */
  rowsOf: (body: unknown) => ListAnswer<Row>
  /** From {@link useListState}. */
  state: ListState
  /** The endpoint's answer to `state.query`. */
  result: ListResult<Row>
  /** Memoise them. `sortable` only where the back end sorts by the column's id. */
  columns: readonly Column<Row>[]
  /** More of them, for the exported file alone. */
  onlyInFile?: readonly Column<Row>[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The order while the address names none, as the back end's own. */
  defaultSort?: TableSort
  bulkActions?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  toolbarActions?: ReactNode
  /** What single keys do with the row that has the focus. */
  keys?: QueueKeys | undefined
  emptyMessage: string
}

/**
 * The one list of the operator's side. Pages, order, text and filters are asked for at the back end and
 * stand in the address; on phones rows are cards.
 *
 * It is the project's own table and not the data grid of MUI: with pages of at most 100 rows both draw in
 * one frame, and the grid weighs 100 kB more than a queue may.
 */
export function AdminList<Row>({
  id,
  label,
  call,
  callId,
  rowsOf,
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
  // While another page is on its way, the last one stays.
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
              filters: { [filter.id]: value === filter.options[0]?.value ? '' : value },
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
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
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
      <LoadArea state={load} skeleton={<SkeletonLines lines={8} />}>
        {(answer, asOf) => (
          <ListRows
            answer={answer}
            asOf={asOf}
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
  ...cardGround(theme),
  // Denser than the pages of players, since many rows are compared; columns give way before a word breaks.
  // `table` too, or the table's own rules, which come later, would count.
  'table th, table td': { paddingInline: 7, overflowWrap: 'break-word' },
  // Languages without spaces would break a heading within a word.
  ':lang(th) & thead th, :lang(zh) & thead th': { whiteSpace: 'nowrap' },
  'table td, table tbody th': { paddingBlock: 6, fontSize: '0.8125rem' },
  // The menu beside it takes some of the room that columns are left out by.
  '@media screen and (max-width: 1431px)': { '[data-below=lg]': { display: 'none' } },
  '&[data-dense=true]': { 'table td, table tbody th': { paddingBlock: 1 } },
  // A reference or number is read as one word.
  'tbody th a': { whiteSpace: 'nowrap' },
}))

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 12,
})

/** On a phone the rows come first: what they are filtered by is a press away. */
const Folded = styled('details')({
  flex: 1,
  '&[open]': { flexBasis: '100%' },
  summary: {
    boxSizing: 'border-box',
    minHeight: 44,
    display: 'list-item',
    paddingBlock: 10,
    cursor: 'pointer',
  },
})

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, paddingBlock: 4 })

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: 'auto',
})
