import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { MailLabel } from '#contract/mail/labels'
import { isComposing } from '#lib/keys/isComposing'
import { longestLabel, mostLabels, nextColor } from '#lib/label'
import { makeRequestId } from '#lib/requestId'
import { searchable } from '#lib/text/searchable'
import { CheckboxRow, PlainList } from '#ui/form/CheckboxRow'
import { fullNote } from '#ui/form/Field'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LabelChip } from '#ui/label/LabelChip'
import type { LabelValues } from '#ui/label/LabelForm'
import { LabelsDialog } from '#ui/label/LabelsDialog'
import { OverlayPopover } from '#ui/overlay/OverlayPopover'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import type { MailActions } from '../actions/useMailActions'
import { mailLabelsApi, useMailLabels } from '../api/labels'
import { useMailMembersQuery } from '../api/mail'

interface LabelMenuProps {
  /** The mails; labels apply to their conversations. */
  ids: readonly string[]
  actions: MailActions
  anchor: HTMLElement
  onClose: () => void
}

/** Menu to add and remove labels, filtered by the input; creates a missing label. Load it lazily. */
export function LabelMenu({ ids, actions, anchor, onClose }: LabelMenuProps) {
  const text = useText()
  const labels = useMailLabels()
  const { add } = useLabelActions()
  const { currentData } = useMailMembersQuery(ids)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const name = typed.trim()
  const wanted = searchable(name)
  const found = labels.filter((label) => searchable(label.name).includes(wanted))
  const named = labels.find((label) => searchable(label.name) === wanted)
  const canMake = name !== '' && !named && labels.length < mostLabels

  const bearers = (id: string) =>
    currentData?.value.filter(({ labelIds }) => labelIds.includes(id)).length ?? 0
  const toggle = ({ id }: MailLabel) => actions.toggleLabel(ids, id)

  const blank = { id: '', name, color: nextColor(labels.length) }

  async function make(): Promise<void> {
    const id = makeRequestId()
    if (!(await add(blank, id))) return
    actions.mark(ids, { addLabel: id })
    setTyped('')
    // The pressed button disappears.
    field.current?.focus()
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return
    const [only] = found
    if (named) toggle(named)
    else if (only && found.length === 1) toggle(only)
    else if (canMake) void make()
  }

  return (
    <OverlayPopover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('demo.labels.choose') } }}
    >
      <Inside>
        <TextField
          size="small"
          fullWidth
          autoFocus
          inputRef={field}
          label={text('mail.label.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          helperText={fullNote(text, longestLabel, typed)}
          slotProps={{ htmlInput: { maxLength: longestLabel, autoComplete: 'off', dir: 'auto' } }}
        />
        <PlainList>
          {found.map((label) => {
            const count = bearers(label.id)
            return (
              <CheckboxRow as="li" key={label.id}>
                <label>
                  <input
                    type="checkbox"
                    ref={(box) => {
                      if (box) box.indeterminate = count > 0 && count < ids.length
                    }}
                    checked={count > 0 && count === ids.length}
                    onChange={() => toggle(label)}
                  />
                  <LabelChip label={label} />
                </label>
              </CheckboxRow>
            )
          })}
        </PlainList>
        {canMake && (
          <Button startIcon={<PlusIcon size={18} />} onClick={() => void make()}>
            {text('demo.label.add')}
            <LabelChip label={blank} />
          </Button>
        )}
      </Inside>
    </OverlayPopover>
  )
}

/** Dialog to rename, recolour and delete labels. Load it lazily. */
export function MailLabelsDialog({ onClose }: { onClose: () => void }) {
  return <LabelsDialog labels={useMailLabels()} actions={useLabelActions()} onClose={onClose} />
}

const Inside = styled('div')({
  width: 280,
  maxWidth: '100%',
  padding: '16px 12px 8px',
  '& button': { gap: 8, maxWidth: '100%', whiteSpace: 'nowrap', textTransform: 'none' },
})

/** Actions on the labels themselves, as the shared dialog expects them. */
export function useLabelActions() {
  const text = useText()
  const run = useMutationFeedback()
  const [save] = mailLabelsApi.useSaveMailLabelMutation()
  const [remove] = mailLabelsApi.useDeleteMailLabelMutation()

  async function keep(label: Partial<MailLabel> & { id: string }, ids: readonly string[] = []) {
    const { isDone } = await run(save({ label, ...(ids.length > 0 && { ids: [...ids] }) }))
    return isDone
  }

  return {
    add: (label: LabelValues, id = makeRequestId()) => keep({ ...label, id }),
    edit: (label: Partial<MailLabel> & { id: string }) => keep(label),
    /** UNDO restores the label on the mails that had it. */
    remove: async (label: MailLabel) => {
      const { isDone } = await run(remove(label.id), {
        success: text('demo.deleted', { title: label.name }),
        undo: (deleted) => {
          focusReturning(marked('data-entry', label.id))
          void keep(label, deleted?.ids)
        },
      })
      return isDone
    },
  }
}
