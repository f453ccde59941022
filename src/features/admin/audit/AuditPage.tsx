import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { guardedKinds } from '#contract/admin/guarded'
import { longestSearch } from '#contract/admin/list'
import type { AuditRow } from '#contract/admin/system'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { StatusChip } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SearchBox } from '#ui/table/SearchBox'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readAudit, useAuditActorsQuery, useAuditQuery } from '../api/peopleCalls'
import { AdminList } from '../list/AdminList'
import { momentColumn } from '../list/columns'
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { NarrowedBy } from '../list/NarrowedBy'
import { useActionText } from './actionText'
import { actorName } from './actorName'
import { ChainCheck } from './ChainCheck'
import { useChangeText } from './changeText'

/** Areas of the audit: the part of an action before the dot. */
const areas = [
  'deposit',
  'bankline',
  'withdraw',
  'credit',
  'approval',
  'user',
  'case',
  'promotion',
  'received',
  'code',
  'cashback',
  'setting',
  'admin',
  'export',
] as const

/** The audit: who did what, when, to whom, and what changed. */
export function AuditPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const actionText = useActionText()
  const changeText = useChangeText()
  const staff = useAuditActorsQuery(undefined, { skip: !may('audit.all') }).data?.value.actors
  const columns = useMemo(
    () => columnsOf(text, format, actionText, changeText),
    [text, format, actionText, changeText],
  )
  const filters = useMemo(() => filtersOf(text, staff), [text, staff])
  // Links open this page for everything done to one target.
  const [search] = useSearchParams()
  const target = (search.get('target') ?? '').slice(0, longestSearch)
  const fixed = useMemo(() => ({ target }), [target])
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useAuditQuery(state.query)
  return (
    <Page title={text('adminPeople.audit')} actions={may('audit.all') ? <ChainCheck /> : null}>
      {!may('audit.all') && <p>{text('adminPeople.audit.own')}</p>}
      <ByTarget>
        <SearchBox
          label={text('adminPeople.audit.byTarget')}
          value={target}
          most={longestSearch}
          onChange={(next) => state.table.change({ filters: { target: next } })}
        />
        {target !== '' && (
          <NarrowedBy label={text('adminPeople.audit.about', { target })} path={adminPaths.audit} />
        )}
      </ByTarget>
      <AdminList
        id="audit"
        label={text('adminPeople.audit')}
        call="audit"
        rowsOf={readAudit}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={keyOf}
        defaultSort={lastEntryFirst}
        emptyMessage={text('adminPeople.audit.none')}
      />
    </Page>
  )
}

const ByTarget = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
  p: { margin: 0 },
})

const lastEntryFirst = { by: 'seq', descending: true }
const keyOf = ({ seq }: AuditRow) => String(seq)

/** Page that shows a request's target. */
const pageOf: Readonly<Record<string, string>> = {
  player: adminPaths.user,
  deposit: adminPaths.deposit,
  withdraw: adminPaths.withdrawal,
}

function Target({ type, id }: { type: string; id: string }) {
  const path = pageOf[type]
  return <Word>{path === undefined ? id : <PlainLink to={pathOf(path, id)}>{id}</PlainLink>}</Word>
}

// Keeps a reference or a day on one line.
const Word = styled('bdi')({ whiteSpace: 'nowrap' })

const PlainLink = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))

function filtersOf(
  text: Text,
  staff: readonly { adminID: string; name: string }[] | undefined,
): ListFilter[] {
  const byAction = choiceFilter(text, {
    id: 'action',
    label: text('adminPeople.area'),
    values: areas,
    labelOf: (area) =>
      text(area === 'cashback' ? 'admin.menu.cashback' : `adminPeople.area.${area}`),
  })
  const byKind = choiceFilter(text, {
    id: 'kind',
    label: text('adminPeople.guarded'),
    values: guardedKinds,
    labelOf: (kind) => text(`adminPeople.guarded.${kind}`),
  })
  const bySecond = choiceFilter(text, {
    id: 'second',
    label: text('admin.menu.approvals'),
    values: ['none'] as const,
    labelOf: () => text('adminPeople.alone'),
  })
  if (!staff) return [byAction, byKind, bySecond]
  const names = new Map(staff.map(({ adminID, name }) => [adminID, name]))
  const byActor = choiceFilter(text, {
    id: 'actor',
    label: text('admin.column.actor'),
    values: [...names.keys(), systemActor],
    labelOf: (adminID) => names.get(adminID) ?? text('admin.role.system'),
  })
  return [byAction, byActor, byKind, bySecond]
}

/** Actor of entries that no member of staff made. */
const systemActor = 'system'

function columnsOf(
  text: Text,
  format: Formats,
  actionText: (action: string) => string,
  changeText: (row: AuditRow) => string,
): Column<AuditRow>[] {
  return [
    {
      id: 'seq',
      header: '#',
      value: ({ seq }) => seq,
      csv: ({ seq }) => ({ figure: String(seq) }),
    },
    momentColumn({ id: 'at', header: text('adminPeople.audit.time') }, format, ({ at }) => at),
    {
      id: 'actor',
      header: text('admin.column.actor'),
      sortable: false,
      value: (row) =>
        [...new Set([actorName(text, row), text(`admin.role.${row.role}`)])].join(' · '),
    },
    {
      id: 'action',
      header: text('adminPeople.action'),
      sortable: false,
      value: ({ action, isAlone }) =>
        [actionText(action), ...(isAlone ? [text('adminPeople.alone')] : [])].join(' · '),
      cell: ({ action, isAlone }) => (
        <>
          {actionText(action)}{' '}
          {isAlone && <StatusChip label={text('adminPeople.alone')} tone="warning" />}
        </>
      ),
    },
    {
      id: 'target',
      header: text('adminPeople.target'),
      sortable: false,
      value: ({ targetId }) => targetId,
      cell: ({ targetType, targetId }) => <Target type={targetType} id={targetId} />,
    },
    {
      id: 'change',
      header: text('admin.approvals.changes'),
      sortable: false,
      value: (row) => changeText(row) || null,
    },
    {
      id: 'reason',
      header: text('admin.column.reason'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ reason }) => reason,
    },
    {
      id: 'device',
      header: text('adminPeople.device'),
      sortable: false,
      hideBelow: 'lg',
      hideOnPhone: true,
      value: ({ device }) => device,
      // The first characters are enough to tell devices apart; the export contains the full id.
      cell: ({ device }) => <Word>{device?.slice(0, 6) ?? '—'}</Word>,
    },
    {
      id: 'requestId',
      header: text('adminPeople.requestId'),
      sortable: false,
      hideBelow: 'lg',
      hideOnPhone: true,
      value: ({ requestId }) => requestId,
      cell: ({ requestId }) => <Word>{requestId?.slice(0, 8) ?? '—'}</Word>,
    },
  ]
}
