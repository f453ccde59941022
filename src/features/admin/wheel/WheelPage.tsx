import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { loadState } from '#api/cache/loadState'
import { type AdminSpin, wheelDraftSchema } from '#contract/admin/rewards'
import type { SettingDrafts } from '#contract/admin/site'
import { ProgressBar } from '#ui/display/ProgressBar'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea, UpdatedAt } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import type { Column } from '#ui/table/useTableState'
import { readSpins, useSpinsQuery, useWheelBudgetQuery } from '../api/offerCalls'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, LineField, NumberField, OnOffField } from '../form/FormFields'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, playerColumn, playerName } from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { type SettingEditing, SettingEditor } from '../setting/SettingEditor'
import { Segments } from './Segments'
import { WheelOdds } from './WheelOdds'

/** The wheel: its prizes and odds, with a simulation, and the list of spins. */
export function WheelPage() {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ columns, filters, byDay: true })
  const result = useSpinsQuery(state.query)
  return (
    <Page title={text('admin.menu.wheel')}>
      <Parts>
        <SectionCard title={text('adminOffers.wheel.setting')}>
          <SettingEditor name="wheel">{(editing) => <WheelForm {...editing} />}</SettingEditor>
        </SectionCard>
        <SectionCard title={text('adminOffers.wheel.today')}>
          <BudgetToday />
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
          nameOf={playerName}
          defaultSort={newestFirst}
          emptyMessage={text('adminOffers.wheel.noSpins')}
        />
      </Parts>
    </Page>
  )
}

/** How much of the daily budget is spent, and what that means for players. */
function BudgetToday() {
  const text = useText()
  const format = useFormat()
  const budget = useWheelBudgetQuery()
  return (
    <LoadArea state={loadState(budget)} skeleton={<SkeletonLines lines={2} />}>
      {({ given, dailyBudget, isGone }, updatedAt) => (
        <>
          <ProgressBar
            label={text('adminOffers.wheel.given', {
              given: format.money(given),
              budget: format.money(dailyBudget),
            })}
            share={dailyBudget === 0 ? 1 : given / dailyBudget}
          />
          {isGone && <Note tone="warning">{text('adminOffers.wheel.gone')}</Note>}
          <UpdatedAt updatedAt={updatedAt} isStale={false} />
        </>
      )}
    </LoadArea>
  )
}

const keyOf = ({ spinId }: AdminSpin) => spinId

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'prize',
      label: text('adminOffers.wheel.prizeType'),
      values: ['credit', 'point', 'code', 'none'] as const,
      labelOf: (prize) => text(`adminOffers.wheel.prize.${prize}`),
    }),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminSpin>[] {
  return [
    playerColumn(text),
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

/** Saving creates a new version; earlier spins keep theirs. */
export function WheelForm({ value, mayEdit, save, weigh }: SettingEditing<SettingDrafts['wheel']>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(wheelDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control } = form
  const label = (name: 'enabled' | 'pointPerSpin' | 'spinPerDay' | 'resetAt' | 'dailyBudget') => ({
    name,
    control,
    label: text(`adminOffers.wheel.${name}`),
  })
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <OnOffField {...label('enabled')} on off={false} />
      <FieldGrid>
        <NumberField {...label('pointPerSpin')} />
        <NumberField {...label('spinPerDay')} hint={text('adminSite.form.zeroIsNone')} />
        <LineField {...label('resetAt')} maxLength={5} hint={text('adminSite.form.clock')} />
        <BahtField {...label('dailyBudget')} hint={text('adminOffers.wheel.budgetHint')} />
      </FieldGrid>
      <Segments control={control} />
      <WheelOdds control={control} />
    </EditForm>
  )
}
