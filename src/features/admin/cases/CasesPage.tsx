import { Suspense, useMemo } from 'react'
import { type Case, caseStates, openCaseStates } from '#contract/admin/cases'
import { adminPaths } from '#lib/paths/admin'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { NewRowsMenu } from '../alerts/NewRowsMenu'
import { readCases, useCasesQuery } from '../api/caseCalls'
import { AdminList } from '../list/AdminList'
import { momentColumn, playerColumn, playerName, referenceColumn } from '../list/columns'
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { useRowSheet } from '../list/SheetLink'
import { caseTones, useAssigneeName } from './caseTexts'

const CaseSheet = lazyWithPreload(() => import('./CaseSheet').then((module) => module.CaseSheet))

/** Work that staff hand to each other: first the reader's own, then everybody's. */
export function CasesPage() {
  const text = useText()
  const format = useFormat()
  const { id } = useRowSheet(adminPaths.case)
  const assigneeName = useAssigneeName()
  const columns = useMemo(() => columnsOf(text, format, assigneeName), [text, format, assigneeName])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ columns, filters, byDay: true })
  const result = useCasesQuery(state.query)
  return (
    <Page title={text('admin.menu.cases')} actions={<NewRowsMenu />}>
      <AdminList
        id="cases"
        label={text('admin.menu.cases')}
        call="cases"
        rowsOf={readCases}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={playerName}
        emptyMessage={text('adminPeople.cases.none')}
      />
      <Suspense>{id !== undefined && <CaseSheet key={id} id={id} />}</Suspense>
    </Page>
  )
}

const keyOf = ({ caseId }: Case) => caseId

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'state',
      label: text('admin.list.status'),
      first: { value: openCaseStates.join(','), label: text('adminPeople.cases.waiting') },
      values: caseStates,
      labelOf: (state) => text(`adminPeople.cases.state.${state}`),
    }),
    choiceFilter(text, {
      id: 'whose',
      label: text('adminPeople.cases.assignee'),
      values: ['mine'],
      labelOf: () => text('adminPeople.cases.mine'),
    }),
  ]
}

function columnsOf(
  text: Text,
  format: Formats,
  assigneeName: ReturnType<typeof useAssigneeName>,
): Column<Case>[] {
  const mine = text('adminPeople.cases.mine')
  return [
    { ...referenceColumn(text, { id: 'caseId', path: adminPaths.case }, keyOf), onCard: 'line' },
    { ...playerColumn(text), onCard: 'title' },
    {
      id: 'note',
      header: text('adminPeople.note'),
      sortable: false,
      onCard: 'line',
      value: ({ note }) => note,
      cell: ({ note, awaitsReply }) => (
        <>
          {awaitsReply && (
            <StatusChip label={text('adminPeople.cases.awaitsReply')} tone="warning" />
          )}{' '}
          <DataText>{note}</DataText>
        </>
      ),
    },
    {
      id: 'about',
      header: text('adminPeople.target'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ about }) => about?.id ?? null,
    },
    {
      id: 'assignee',
      header: text('adminPeople.cases.assignee'),
      sortable: false,
      onCard: 'line',
      value: ({ assignee, isMine }) =>
        [isMine ? mine : '', assigneeName(assignee)].filter(Boolean).join(' · '),
      cell: ({ assignee, isMine }) => (
        <>
          {isMine && <StatusChip label={mine} tone="info" />}{' '}
          <DataText>{assigneeName(assignee)}</DataText>
        </>
      ),
    },
    momentColumn(
      { id: 'updatedAt', header: text('adminPeople.cases.changed'), sortable: false },
      format,
      ({ updatedAt }) => updatedAt,
    ),
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time'), hideBelow: 'lg', hideOnPhone: true },
      format,
      ({ createdAt }) => createdAt,
    ),
    {
      id: 'state',
      header: text('admin.list.status'),
      sortable: false,
      onCard: 'end',
      value: ({ state }) => text(`adminPeople.cases.state.${state}`),
      cell: ({ state }) => (
        <StatusChip label={text(`adminPeople.cases.state.${state}`)} tone={caseTones[state]} />
      ),
    },
  ]
}
