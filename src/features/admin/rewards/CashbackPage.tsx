import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { type AdminCashback, cashbackDraftSchema } from '#contract/admin/rewards'
import type { SettingDrafts } from '#contract/admin/site'
import { cashbackStatuses } from '#contract/rewards/rewards'
import type { StatusTone } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readCashbacks, useCashbacksQuery } from '../api/offerCalls'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, ChoiceField, LineField, NumberField, OnOffField } from '../form/FormFields'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, playerColumn, playerName, statusColumn } from '../list/columns'
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { AskAbout, type RowQuestion, useRowQuestion } from '../list/RowQuestion'
import { type SettingEditing, SettingEditor } from '../setting/SettingEditor'
import { CancelCashback, CashbackRun } from './CashbackRun'

/** Cashback on losses: its rules, and all players' periods. */
export function CashbackPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ columns, filters, byDay: true })
  const result = useCashbacksQuery(state.query)
  const cancelling = useRowQuestion<AdminCashback>()
  return (
    <Page title={text('admin.menu.cashback')}>
      <Parts>
        <SectionCard title={text('adminOffers.cashback.rule')}>
          <SettingEditor name="cashback">
            {(editing) => <CashbackForm {...editing} />}
          </SettingEditor>
        </SectionCard>
        <SectionCard title={text('adminOffers.cashback.runTitle')}>
          <CashbackRun />
        </SectionCard>
        <AdminList
          id="cashbacks"
          label={text('adminOffers.cashback.periods')}
          call="cashbacks"
          rowsOf={readCashbacks}
          state={state}
          result={result}
          columns={columns}
          keyOf={keyOf}
          nameOf={playerName}
          defaultSort={lastPeriodFirst}
          rowActions={may('offer.edit') ? cancelBy(cancelling, text) : undefined}
          emptyMessage={text('adminOffers.cashback.none')}
        />
        {cancelling.asked && <CancelCashback row={cancelling.asked} onClose={cancelling.close} />}
      </Parts>
    </Page>
  )
}

const cancelBy = (question: RowQuestion<AdminCashback>, text: Text) => (row: AdminCashback) =>
  row.status === 'claimable' && (
    <AskAbout about={row} question={question} label={text('adminOffers.cashback.cancel')} />
  )

function CashbackForm({ value, mayEdit, save, weigh }: SettingEditing<SettingDrafts['cashback']>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(cashbackDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const label = (name: keyof typeof value) => ({
    name,
    control: form.control,
    label: text(`adminOffers.cashback.${name}`),
  })
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <OnOffField {...label('enabled')} on off={false} />
      <FieldGrid>
        <NumberField {...label('percent')} unit="%" />
        <ChoiceField
          {...label('period')}
          options={(['daily', 'weekly'] as const).map((each) => ({
            value: each,
            label: text(`adminOffers.cashback.every.${each}`),
          }))}
        />
        <LineField {...label('cutoff')} maxLength={5} hint={text('adminSite.form.clock')} />
        <BahtField {...label('minLoss')} />
        <BahtField {...label('maxAmount')} />
        <NumberField {...label('turnoverX')} unit="×" />
        <NumberField {...label('claimDays')} />
      </FieldGrid>
    </EditForm>
  )
}

const lastPeriodFirst = { by: 'periodStart', descending: true }
const keyOf = ({ cashbackId }: AdminCashback) => cashbackId

const tones: Record<AdminCashback['status'], StatusTone> = {
  open: 'info',
  claimable: 'info',
  none: 'neutral',
  claimed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** The current period has no rows yet. */
const listed = cashbackStatuses.filter((status) => status !== 'open')

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'status',
      label: text('admin.list.status'),
      values: listed,
      labelOf: (status) => text(`adminOffers.cashback.status.${status}`),
    }),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminCashback>[] {
  return [
    playerColumn(text),
    momentColumn(
      { id: 'periodStart', header: text('adminOffers.cashback.from') },
      format,
      ({ periodStart }) => periodStart,
    ),
    momentColumn(
      {
        id: 'periodEnd',
        header: text('adminOffers.cashback.to'),
        sortable: false,
        hideBelow: 'lg',
      },
      format,
      ({ periodEnd }) => periodEnd,
    ),
    amountColumn(
      { id: 'loss', header: text('adminOffers.cashback.loss'), sortable: false },
      ({ loss }) => loss,
    ),
    amountColumn(
      { id: 'amount', header: text('admin.column.amount'), sortable: false },
      ({ amount }) => amount,
    ),
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) => ({
      label: text(`adminOffers.cashback.status.${status}`),
      tone: tones[status],
    })),
  ]
}

const Parts = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })
