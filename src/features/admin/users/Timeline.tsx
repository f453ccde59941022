import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { longestSearch } from '#contract/admin/list'
import { type TimelineEntry, type TimelineKind, timelineKinds } from '#contract/admin/people'
import { satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { SentenceWithData } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { SearchBox } from '#ui/table/SearchBox'
import { useTimelineQuery } from '../api/peopleCalls'
import { useEntryTexts } from './entryTexts'

interface TimelineProps {
  id: string
  /** Limits the list to these kinds; if omitted, all kinds with a filter. */
  kinds?: readonly TimelineKind[] | undefined
}

/** All events of a player in one list, newest first, to filter and search; older entries load on request. */
export function Timeline({ id, kinds }: TimelineProps) {
  const text = useText()
  const [chosen, setChosen] = useState('all')
  const [search, setSearch] = useState('')
  const kind = kinds?.join(',') ?? (chosen === 'all' ? '' : chosen)
  return (
    <>
      <Bar>
        <SearchBox
          label={text('adminPeople.timeline.search')}
          value={search}
          most={longestSearch}
          onChange={setSearch}
        />
        {!kinds && (
          <FilterChoice
            label={text('admin.column.type')}
            value={chosen}
            options={[
              { value: 'all', label: text('table.any') },
              ...timelineKinds.map((one) => ({
                value: one,
                label: text(`adminPeople.kind.${one}`),
              })),
            ]}
            onChange={setChosen}
          />
        )}
      </Bar>
      <TimelinePart key={`${kind} ${search}`} id={id} kind={kind} search={search} before={null} />
    </>
  )
}

interface TimelinePartProps {
  id: string
  kind: string
  search: string
  before: string | null
}

/** One page of the timeline, followed by the next one on request. */
function TimelinePart({ id, kind, search, before }: TimelinePartProps) {
  const text = useText()
  const [isMoreShown, setMoreShown] = useState(false)
  const part = useTimelineQuery({
    id,
    query: { kind, q: search, ...(before !== null && { before }) },
  })
  return (
    <LoadArea state={loadState(part)} skeleton={<SkeletonLines lines={before ? 3 : 8} />}>
      {({ data, next }) => (
        <>
          {before === null && data.length === 0 && (
            <p>{text(search === '' ? 'adminPeople.timeline.none' : 'table.nothingFoundHint')}</p>
          )}
          <Entries>
            {data.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id} ${entry.what} ${entry.at}`} entry={entry} />
            ))}
          </Entries>
          {next !== null && !isMoreShown && (
            <Button onClick={() => setMoreShown(true)}>{text('adminPeople.more')}</Button>
          )}
          {next !== null && isMoreShown && (
            <TimelinePart id={id} kind={kind} search={search} before={next} />
          )}
        </>
      )}
    </LoadArea>
  )
}

/** Path of an entry's sheet. */
const sheetOf: Partial<Record<TimelineKind, string>> = {
  deposit: adminPaths.deposit,
  withdrawal: adminPaths.withdrawal,
  case: adminPaths.case,
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const text = useText()
  const format = useFormat()
  const { what, details } = useEntryTexts()
  const path = sheetOf[entry.kind]
  const kind = text(`adminPeople.kind.${entry.kind}`)
  return (
    <Row>
      <time dateTime={new Date(entry.at).toISOString()}>
        <bdi>{format.dateTime(entry.at)}</bdi>
      </time>
      <div>
        <strong>{path ? <Link to={pathOf(path, entry.id)}>{kind}</Link> : kind}</strong>{' '}
        {what(entry)}
        {details(entry).map((detail) => (
          <small key={detail} dir="auto">
            <SentenceWithData>{detail}</SentenceWithData>
          </small>
        ))}
      </div>
      <span>
        {entry.amount !== null && entry.kind !== 'protection' && (
          <Amount data-moved={hasMoved(entry)}>
            {hasMoved(entry)
              ? format.change(entry.amount)
              : format.money(satang(Math.abs(entry.amount)))}
          </Amount>
        )}
      </span>
    </Row>
  )
}

/** Whether this step changed the credit: a withdrawal is deducted on request and returned on rejection. */
function hasMoved({ kind, what }: TimelineEntry): boolean {
  if (kind === 'deposit') return what === 'confirmed'
  if (kind === 'withdrawal') return what === 'requested' || what === 'rejected'
  return kind !== 'promotion' || what === 'active'
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 8 })

const Amount = styled('bdi')(({ theme }) => ({
  '&[data-moved=false]': { color: theme.palette.text.secondary },
}))

const Entries = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) auto',
  gap: 12,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  time: { color: theme.palette.text.secondary },
  a: { color: theme.palette.primary.readable },
  small: { display: 'block', color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
  span: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    time: { gridColumn: '1 / -1' },
  },
}))
