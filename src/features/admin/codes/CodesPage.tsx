import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import { type AdminCode, codeStates } from '#contract/admin/rewards'
import { adminPaths } from '#lib/paths/admin'
import { CopyButton } from '#ui/copy/CopyButton'
import { DataText } from '#ui/display/DataText'
import type { StatusTone } from '#ui/display/StatusChip'
import { PlusIcon } from '#ui/icons/actions'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readCodes, useCodesQuery } from '../api/offerCalls'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, statusColumn } from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { NarrowedBy } from '../list/NarrowedBy'
import { AskAbout, type RowQuestion, useRowQuestion } from '../list/RowQuestion'
import { CodeGenerator } from './CodeGenerator'
import { DisableCodes } from './DisableCodes'

/** All credit codes, and a form for new batches. */
export function CodesPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const isOnline = useOnline()
  const mayEdit = may('offer.edit')
  const columns = useMemo(() => columnsOf(text, format, mayEdit), [text, format, mayEdit])
  const filters = useMemo(() => filtersOf(text), [text])
  // A batch's name links here for all of its codes.
  const [search] = useSearchParams()
  const batch = search.get('batch')
  const fixed = useMemo(() => (batch === null ? {} : { batch }), [batch])
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useCodesQuery(state.query)
  const [isMaking, setMaking] = useState(false)
  const disabling = useRowQuestion<AdminCode>()
  return (
    <Page
      title={text('admin.menu.codes')}
      actions={
        mayEdit && (
          <Button
            variant="contained"
            startIcon={<PlusIcon size={18} />}
            disabled={!isOnline}
            onClick={() => setMaking(true)}
          >
            {text('adminOffers.code.new')}
          </Button>
        )
      }
    >
      {batch !== null && (
        <NarrowedBy
          label={`${text('adminOffers.code.batchName')}: ${batch}`}
          path={adminPaths.codes}
        />
      )}
      <AdminList
        id="codes"
        label={text('admin.menu.codes')}
        call="codes"
        rowsOf={readCodes}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={newestFirst}
        rowActions={mayEdit ? disableBy(disabling, text) : undefined}
        emptyMessage={text('adminOffers.code.none')}
      />
      {disabling.asked && <DisableCodes row={disabling.asked} onClose={disabling.close} />}
      <CodeGenerator open={isMaking} onClose={() => setMaking(false)} />
    </Page>
  )
}

const keyOf = ({ codeId }: AdminCode) => codeId
const nameOf = ({ code }: AdminCode) => code

const disableBy = (question: RowQuestion<AdminCode>, text: Text) => (row: AdminCode) =>
  row.state !== 'disabled' && (
    <AskAbout about={row} question={question} label={text('adminOffers.code.disable')} />
  )

const tones: Record<AdminCode['state'], StatusTone> = {
  new: 'success',
  waiting: 'info',
  redeemed: 'neutral',
  expired: 'neutral',
  disabled: 'error',
}

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'state',
      label: text('admin.list.status'),
      values: codeStates,
      labelOf: (state) => text(`adminOffers.code.state.${state}`),
    }),
  ]
}

/** Staff who may issue codes see them in full, to copy them into a message. */
function columnsOf(text: Text, format: Formats, mayEdit: boolean): Column<AdminCode>[] {
  return [
    {
      id: 'code',
      header: text('adminOffers.code.code'),
      sortable: false,
      value: ({ code }) => code,
      cell: ({ code }) => (
        <Code>
          <bdi>{code}</bdi>
          {mayEdit && (
            <CopyButton variant="text" value={code} name={text('adminOffers.code.code')} />
          )}
        </Code>
      ),
    },
    {
      id: 'batch',
      header: text('adminOffers.code.batchName'),
      sortable: false,
      value: ({ batchName }) => batchName,
      cell: ({ batchName, batchId }) => (
        <Link to={`${adminPaths.codes}?batch=${encodeURIComponent(batchId)}`}>
          <DataText>{batchName}</DataText>
        </Link>
      ),
      csv: ({ batchName, batchId }) => `${batchName} (${batchId})`,
    },
    amountColumn(
      { id: 'amount', header: text('admin.column.amount'), sortable: false },
      ({ amount }) => amount,
    ),
    {
      id: 'redeemed',
      header: text('adminOffers.code.redeemed'),
      sortable: false,
      align: 'end',
      value: ({ redeemed, maxRedeem }) =>
        `${format.number(redeemed)} / ${format.number(maxRedeem)}`,
    },
    {
      id: 'audience',
      header: text('adminOffers.promotion.audience'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ audience }) =>
        typeof audience === 'string'
          ? text(`adminOffers.audience.${audience}`)
          : audience.join(', '),
    },
    momentColumn(
      { id: 'expireAt', header: text('adminSite.form.endAt'), sortable: false },
      format,
      ({ expireAt }) => expireAt,
    ),
    momentColumn(
      { id: 'createdAt', header: text('adminOffers.code.made'), hideBelow: 'lg' },
      format,
      ({ createdAt }) => createdAt,
    ),
    statusColumn({ id: 'state', header: text('admin.list.status') }, ({ state }) => ({
      label: text(`adminOffers.code.state.${state}`),
      tone: tones[state],
    })),
  ]
}

/** On one line in the table; on a phone with large text the button moves below the code. */
const Code = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    whiteSpace: 'normal',
  },
}))
