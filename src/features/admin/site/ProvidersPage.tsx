import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Control, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { type ProviderDraft, providerDraftSchema } from '#contract/admin/site'
import { gameCategories } from '#contract/games/games'
import { clockNow } from '#lib/device/clock'
import { hourMs, isoOf } from '#lib/time'
import { StatusChip } from '#ui/display/StatusChip'
import { PlusIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { FilterChoice } from '#ui/table/FilterChoice'
import { useSettingQuery } from '../api/offerCalls'
import { EditForm, FieldGrid } from '../form/EditForm'
import { ChoiceField, GroupError, LineField, NumberField } from '../form/FormFields'
import { MomentField } from '../form/MomentField'
import { gameHouseTones } from '../list/tones'
import { AskAgain } from '../setting/AskAgain'
import { type RowFormProps, RowsEditor } from '../setting/RowsEditor'
import { type SettingEditing, SettingEditor } from '../setting/SettingEditor'

/** The game providers: open, closed, and planned maintenance. */
export function ProvidersPage() {
  const text = useText()
  const result = useSettingQuery('gameprovider')
  const [search, setSearch] = useSearchParams()
  const category = gameCategories.find((one) => one === search.get('category')) ?? 'all'
  return (
    <Page title={text('admin.menu.providers')}>
      <SectionCard title={text('admin.menu.providers')} action={<AskAgain result={result} />}>
        <FilterChoice
          label={text('adminSite.provider.category')}
          value={category}
          options={[
            { value: 'all', label: text('table.any') },
            ...gameCategories.map((value) => ({
              value,
              label: text(`adminSite.provider.category.${value}`),
            })),
          ]}
          onChange={(value) =>
            setSearch(value === 'all' ? {} : { category: value }, { replace: true })
          }
        />
        <SettingEditor name="gameprovider">
          {(editing) => <ProviderRows editing={editing} category={category} />}
        </SettingEditor>
      </SectionCard>
    </Page>
  )
}

interface ProviderRowsProps {
  editing: SettingEditing<ProviderDraft[]>
  category: ProviderDraft['category'] | 'all'
}

function ProviderRows({ editing, category: chosen }: ProviderRowsProps) {
  const text = useText()
  const format = useFormat()
  const isShown = ({ category }: ProviderDraft) => chosen === 'all' || category === chosen
  if (!editing.value.some(isShown)) return <p>{text('ui.emptyTitle')}</p>
  return (
    <RowsEditor
      editing={editing}
      keyOf={({ providerCode }) => providerCode}
      nameOf={({ providerName }) => providerName}
      Form={ProviderForm}
      isShown={isShown}
    >
      {({ providerName, category, status, maintenanceUntil, windows }) => (
        <>
          <bdi>{providerName}</bdi> · {text(`adminSite.provider.category.${category}`)}{' '}
          <StatusChip
            label={text(`adminReports.provider.${status}`)}
            tone={gameHouseTones[status]}
          />
          {status === 'maintenance' && maintenanceUntil !== null && (
            <> {format.dateTime(Date.parse(maintenanceUntil))}</>
          )}
          {windows.map(({ from, until }) => (
            <div key={from}>
              {text('adminSite.provider.planned')}: {format.dateTime(Date.parse(from))} –{' '}
              {format.dateTime(Date.parse(until))}
            </div>
          ))}
        </>
      )}
    </RowsEditor>
  )
}

function ProviderForm({ row, mayEdit, onSave }: RowFormProps<ProviderDraft>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(providerDraftSchema, undefined, { raw: true }),
    defaultValues: row,
  })
  const { control } = form
  const status = useWatch({ control, name: 'status' })
  return (
    <EditForm form={form} onSave={onSave} mayEdit={mayEdit}>
      <FieldGrid>
        <LineField
          control={control}
          name="providerName"
          label={text('adminSite.provider.providerName')}
          maxLength={60}
        />
        <NumberField control={control} name="sort" label={text('adminSite.form.sort')} />
        <ChoiceField
          control={control}
          name="status"
          label={text('admin.list.status')}
          options={(['online', 'maintenance', 'off'] as const).map((value) => ({
            value,
            label: text(`adminReports.provider.${value}`),
          }))}
        />
        {status === 'maintenance' && (
          <MomentField
            control={control}
            name="maintenanceUntil"
            label={text('adminSite.provider.maintenanceUntil')}
          />
        )}
      </FieldGrid>
      <Windows control={control} />
    </EditForm>
  )
}

/** Planned maintenance, which begins and ends automatically. */
function Windows({ control }: { control: Control<ProviderDraft, unknown, ProviderDraft> }) {
  const text = useText()
  const { fields, append, remove } = useFieldArray({ control, name: 'windows' })
  const { errors } = useFormState({ control, name: 'windows' })
  const wrong = errors.windows?.root?.message ?? errors.windows?.message
  return (
    <Group>
      <legend>{text('adminSite.provider.planned')}</legend>
      {fields.map((field, index) => (
        <FieldGrid key={field.id}>
          <MomentField
            control={control}
            name={`windows.${index}.from`}
            label={text('adminSite.form.from')}
          />
          <MomentField
            control={control}
            name={`windows.${index}.until`}
            label={text('adminSite.form.to')}
          />
          <Button onClick={() => remove(index)}>{text('adminSite.form.remove')}</Button>
        </FieldGrid>
      ))}
      <GroupError message={wrong} />
      <Button startIcon={<PlusIcon size={18} />} onClick={() => append(nextHour())}>
        {text('adminSite.provider.plan')}
      </Button>
    </Group>
  )
}

/** Initial values: one hour long, at least an hour from now. */
function nextHour(): { from: string; until: string } {
  const from = Math.ceil(clockNow() / hourMs) * hourMs + hourMs
  return { from: isoOf(from), until: isoOf(from + hourMs) }
}

const Group = styled('fieldset')({ minWidth: 0, margin: '12px 0', padding: 0, border: 0 })
