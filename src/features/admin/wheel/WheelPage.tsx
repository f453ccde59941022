import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { AdminSpin } from '#contract/admin/rewards'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import type { Column } from '#ui/table/column'
import { readSpins, useSpinsQuery } from '../api/offerCalls'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'
import { SettingEditor } from '../setting/SettingEditor'
import { WheelForm } from './WheelForm'

/** The wheel: its prizes and their odds, tried before players see them, and who won what. */
export function WheelPage() {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ filters, byDay: true })
  const result = useSpinsQuery(state.query)
  return (
    <Page title={text('adminOffers.menu.wheel')}>
      <Parts>
        <SectionCard title={text('adminOffers.wheel.setting')}>
          <SettingEditor name="wheel">{(editing) => <WheelForm {...editing} />}</SettingEditor>
        </SectionCard>
        <AdminList
          id="spins"
          label={text('adminOffers.wheel.log')}
          call="spins"
          rowsOf={readSpins}
          state={state}
          result={result}
          columns={columns}
          keyOf={keyOf}
          nameOf={nameOf}
          defaultSort={newestFirst}
          emptyMessage={text('adminOffers.wheel.noSpins')}
        />
      </Parts>
    </Page>
  )
}

const newestFirst = { by: 'createdAt', descending: true }
const keyOf = ({ spinId }: AdminSpin) => spinId
const nameOf = ({ name, username }: AdminSpin) => name || username

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'prize',
      label: text('adminOffers.wheel.prizeType'),
      options: [
        { value: 'all', label: text('table.any') },
        ...(['credit', 'point', 'code', 'none'] as const).map((prize) => ({
          value: prize,
          label: text(`adminOffers.wheel.prize.${prize}`),
        })),
      ],
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminSpin>[] {
  return [
    {
      id: 'name',
      header: text('admin.column.player'),
      sortable: false,
      value: ({ name, username }) => `${name} · ${username}`,
    },
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    {
      id: 'label',
      header: text('adminOffers.wheel.label'),
      sortable: false,
      value: ({ label }) => label,
    },
    {
      id: 'prizeType',
      header: text('adminOffers.wheel.prizeType'),
      sortable: false,
      value: ({ prizeType }) => text(`adminOffers.wheel.prize.${prizeType}`),
    },
    amountColumn(
      { id: 'amount', header: text('admin.column.amount'), sortable: false },
      ({ amount }) => amount,
    ),
    {
      id: 'points',
      header: text('adminOffers.wheel.points'),
      sortable: false,
      align: 'end',
      hideBelow: 'lg',
      value: ({ points }) => points,
    },
    {
      id: 'version',
      header: text('adminSite.form.version'),
      sortable: false,
      align: 'end',
      hideBelow: 'lg',
      value: ({ version }) => version,
    },
  ]
}

const Parts = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })
