import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { type DragEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BannerDraft, bannerDraftSchema } from '#contract/admin/site'
import { pictureAddress } from '#contract/wire'
import { makeRequestId } from '#lib/requestId'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { GripIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { AdminFailure } from '../api/adminApi'
import { RequestError } from '../decision/RequestError'
import { EditForm, FieldGrid } from '../form/EditForm'
import { ChoiceField, LineField, ShownField } from '../form/FormFields'
import { MomentField } from '../form/MomentField'
import { PictureField } from '../form/PictureField'
import { moved, type RowFormProps, RowsEditor } from '../setting/RowsEditor'
import type { SettingEditing } from '../setting/SettingEditor'

/** The banners in order, moved by drag and drop or by buttons. */
export function BannerRows({ editing }: { editing: SettingEditing<BannerDraft[]> }) {
  const text = useText()
  const { value: rows, mayEdit, save } = editing
  const [dragged, setDragged] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)

  const saveRows = async (next: readonly BannerDraft[]) => {
    if (busy) return
    const ordered = next.map((row, index) => ({ ...row, sort: index + 1 }))
    setBusy(true)
    setFailure(await save(ordered, makeRequestId()))
    setBusy(false)
  }

  return (
    <>
      <RequestError failure={failure} />
      <RowsEditor
        editing={editing}
        keyOf={({ bannerID }) => bannerID}
        nameOf={({ alt }) => alt}
        makeRow={() => newBanner(rows)}
        addLabel={text('adminSite.banner.add')}
        onRows={(next) => void saveRows(next)}
        Form={BannerForm}
      >
        {(row, index) => (
          <Banner
            draggable={mayEdit}
            data-dragged={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => {
              event.preventDefault()
              if (dragged !== null && dragged !== index) {
                void saveRows(moved(rows, dragged, index))
              }
              setDragged(null)
            }}
          >
            {mayEdit && <GripIcon size={18} />}
            <img src={pictureAddress(row.imageUrl) ?? ''} alt="" />
            <DataText>{row.alt}</DataText>
            <StatusChip
              label={`${text(`adminSite.banner.position.${row.position}`)} · ${text(`adminSite.onOff.${row.status}`)}`}
              tone={row.status === 'on' ? 'success' : 'neutral'}
            />
            <Period {...row} />
          </Banner>
        )}
      </RowsEditor>
    </>
  )
}

/** When the banner is shown, if limited. */
function Period({ startAt, endAt }: Pick<BannerDraft, 'startAt' | 'endAt'>) {
  const format = useFormat()
  const written = (moment: string | null) =>
    moment === null ? '…' : format.dateTime(Date.parse(moment))
  if (startAt === null && endAt === null) return null
  return (
    <small>
      <bdi>{written(startAt)}</bdi> – <bdi>{written(endAt)}</bdi>
    </small>
  )
}

function BannerForm({ row, mayEdit, onSave }: RowFormProps<BannerDraft>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(bannerDraftSchema, undefined, { raw: true }),
    defaultValues: row,
  })
  const { control } = form
  return (
    <EditForm form={form} onSave={onSave} mayEdit={mayEdit}>
      <PictureField
        control={control}
        name="imageUrl"
        label={text('adminSite.banner.imageUrl')}
        hint={text('adminSite.banner.size')}
      />
      <LineField
        control={control}
        name="alt"
        label={text('adminSite.banner.alt')}
        hint={text('adminSite.banner.altHint')}
        maxLength={200}
      />
      <LineField
        control={control}
        name="linkTo"
        label={text('adminSite.banner.linkTo')}
        hint={text('adminSite.banner.linkHint')}
        optional
      />
      <FieldGrid>
        <ChoiceField
          control={control}
          name="position"
          label={text('adminSite.banner.position')}
          options={(['home', 'promotion', 'popup'] as const).map((value) => ({
            value,
            label: text(`adminSite.banner.position.${value}`),
          }))}
        />
        <MomentField control={control} name="startAt" label={text('adminSite.form.startAt')} />
        <MomentField control={control} name="endAt" label={text('adminSite.form.endAt')} />
      </FieldGrid>
      <ShownField control={control} name="status" />
    </EditForm>
  )
}

function newBanner(rows: readonly BannerDraft[]): BannerDraft {
  const numbers = rows.map(({ bannerID }) => Number(/\d+$/.exec(bannerID)?.[0] ?? 0))
  return {
    bannerID: `N${Math.max(0, ...numbers) + 1}`,
    imageUrl: '',
    alt: '',
    linkTo: null,
    position: 'home',
    sort: rows.length + 1,
    startAt: null,
    endAt: null,
    status: 'off',
  }
}

const Banner = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '&[data-dragged="true"]': { opacity: 0.5 },
  img: { width: 136, height: 42, objectFit: 'cover', borderRadius: 4 },
  span: { minWidth: 0 },
})
