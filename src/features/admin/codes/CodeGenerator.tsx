import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { codesCost } from '#contract/admin/guarded'
import { type CodeBatch, codeBatchSchema, codeLengths } from '#contract/admin/rewards'
import { clockNow } from '#lib/device/clock'
import { toCsv } from '#lib/files/csv'
import { download } from '#lib/files/download'
import { CopyButton } from '#ui/copy/CopyButton'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { tableFileName } from '#ui/table/tableCsv'
import { type AdminFailure, adminFailure } from '../api/adminApi'
import { useGenerateCodesMutation } from '../api/offerCalls'
import type { Self } from '../decision/SelfCheck'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, LineField, NumberField, useStaffField } from '../form/FormFields'
import { MomentField } from '../form/MomentField'
import { EditedContext } from '../form/useFormDraft'
import type { FormWeight } from '../guard/useGuard'
import { useWaitingToast } from '../guard/useWaitingToast'

interface CodeGeneratorProps {
  open: boolean
  onClose: () => void
}

/** Creates a batch of codes, which can be downloaded once as a file. */
export function CodeGenerator({ open, onClose }: CodeGeneratorProps) {
  const text = useText()
  const titleId = useId()
  const [made, setMade] = useState<readonly string[] | null>(null)
  const [generate] = useGenerateCodesMutation()
  const waits = useWaitingToast()

  function close(): void {
    setMade(null)
    onClose()
  }

  async function make(
    batch: CodeBatch,
    requestId: string,
    self?: Self,
  ): Promise<AdminFailure | null> {
    const audience = Array.isArray(batch.audience)
      ? batch.audience.filter((id) => id !== '')
      : batch.audience
    const outcome = await generate({ requestId, batch: { ...batch, audience }, ...self })
    if ('error' in outcome) return adminFailure(outcome.error)
    const { approvalId, codes } = outcome.data
    if (approvalId === null) {
      setMade(codes)
    } else {
      close()
      waits(approvalId)
    }
    return null
  }

  return (
    <OverlayDialog open={open} onClose={close} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('adminOffers.code.new')}</DialogTitle>
      {made ? (
        <Handout codes={made} onClose={close} />
      ) : (
        <EditedContext value={newCodes}>
          <Generator onMake={make} />
        </EditedContext>
      )}
    </OverlayDialog>
  )
}

const newCodes = { about: 'codes:new', version: 0 }

const usual: CodeBatch = {
  batchName: '',
  count: 100,
  prefix: '',
  length: 10,
  amount: 50,
  turnoverX: 1,
  maxRedeem: 1,
  audience: 'all',
  startAt: null,
  expireAt: null,
}

/** Null while a field is empty. */
function weigh(batch: CodeBatch): FormWeight | null {
  const cost = Math.round(codesCost(batch) * 100)
  return Number.isFinite(cost) ? { limit: 'adjustUpTo', pool: 'codes', cost } : null
}

function Generator({
  onMake,
}: {
  onMake: (batch: CodeBatch, requestId: string, self?: Self) => Promise<AdminFailure | null>
}) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(codeBatchSchema, undefined, { raw: true }),
    defaultValues: usual,
  })
  const { control } = form
  const length = useStaffField({ control, name: 'length' })
  const audience = useStaffField({ control, name: 'audience' })
  const isChosen = Array.isArray(audience.value)
  return (
    <DialogContent>
      <EditForm
        form={form}
        onSave={onMake}
        weigh={weigh}
        mayEdit
        saveLabel={text('adminOffers.code.make')}
        prefix="batch."
      >
        <LineField
          control={control}
          name="batchName"
          label={text('adminOffers.code.batchName')}
          maxLength={60}
        />
        <FieldGrid>
          <NumberField control={control} name="count" label={text('adminOffers.code.count')} />
          <LineField
            control={control}
            name="prefix"
            label={text('adminOffers.code.prefix')}
            required={false}
            maxLength={10}
          />
          <SelectField
            label={text('adminOffers.code.length')}
            name="length"
            error={length.error}
            value={String(length.value)}
            options={codeLengths.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={(value) => length.onChange(Number(value))}
          />
          <BahtField control={control} name="amount" label={text('admin.column.amount')} />
          <NumberField
            control={control}
            name="turnoverX"
            label={text('adminOffers.promotion.turnoverX')}
            unit="×"
          />
          <NumberField
            control={control}
            name="maxRedeem"
            label={text('adminOffers.code.maxRedeem')}
          />
          <MomentField control={control} name="startAt" label={text('adminSite.form.startAt')} />
          <MomentField control={control} name="expireAt" label={text('adminSite.form.endAt')} />
          <SelectField
            label={text('adminOffers.promotion.audience')}
            name="audience"
            error={isChosen ? null : audience.error}
            value={isChosen ? 'chosen' : String(audience.value)}
            options={(['all', 'new', 'chosen'] as const).map((value) => ({
              value,
              label: text(`adminOffers.audience.${value}`),
            }))}
            onChange={(value) => audience.onChange(value === 'chosen' ? [] : value)}
          />
        </FieldGrid>
        {isChosen && (
          <Field
            label={text('adminOffers.code.players')}
            name="players"
            hint={text('adminOffers.code.playersHint')}
            multiline
            minRows={2}
            error={audience.error}
            value={String(audience.value)}
            onChange={(typed) => audience.onChange(idsIn(typed))}
          />
        )}
      </EditForm>
    </DialogContent>
  )
}

/** The last entry may still be empty, so that a typed comma stays. */
function idsIn(typed: string): string[] {
  return typed === '' ? [] : typed.split(/[\s,]/).map((id) => id.trim().toUpperCase())
}

function Handout({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText()
  return (
    <>
      <DialogContent>
        <p>{text('adminOffers.code.handout', { count: codes.length })}</p>
        <Codes dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </DialogContent>
      <DialogActions>
        <CopyButton value={codes.join('\n')} name={text('admin.menu.codes')} variant="text" />
        <Button
          startIcon={<DownloadIcon size={18} />}
          onClick={() =>
            download(
              toCsv([[text('adminOffers.code.code')], ...codes.map((code) => [code])]),
              tableFileName('codes', clockNow()),
              'text/csv;charset=utf-8',
            )
          }
        >
          {text('table.csv')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('ui.close')}
        </Button>
      </DialogActions>
    </>
  )
}

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 4,
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  fontFamily: 'monospace',
})
