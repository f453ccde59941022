import { useState } from 'react'
import { type Case, longestNote } from '#contract/admin/cases'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { useChangeCaseMutation } from '../api/caseCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { useDraftOver, useStaffDraft } from '../form/draft'
import { AssigneeField, assigneeOf, assigneeValue } from './AssigneeField'

interface CaseDialogProps {
  /** The case when the dialog opened: a colleague's change must not be overwritten unseen. */
  shown: Case
  onClose: () => void
}

/** Hands a case to a colleague or a role, with a note if there is something to say. */
export function HandOverDialog({ shown, onClose }: CaseDialogProps) {
  const text = useText()
  const [changeCase] = useChangeCaseMutation()
  const { caseId, version } = shown
  const about = `case:handover:${caseId}`
  const before = { assignee: assigneeValue(shown.assignee), note: '' }
  const { valueOf, change } = useDraftOver(about, before)
  const [isWrong, setWrong] = useState(false)
  const assignee = assigneeOf(valueOf('assignee'))
  const isSame = valueOf('assignee') === before.assignee
  const note = valueOf('note').trim()
  return (
    <DecisionDialog
      title={text('adminPeople.do.handOver')}
      about={about}
      summary={
        <>
          <AssigneeField
            value={valueOf('assignee')}
            onChange={change('assignee')}
            error={isWrong && isSame ? text('adminPeople.cases.choose') : null}
          />
          <NoteField value={valueOf('note')} onChange={change('note')} />
        </>
      }
      confirmLabel={text('adminPeople.do.handOver')}
      asks={nothing}
      focusesConfirm={false}
      send={({ requestId }) => {
        setWrong(isSame)
        if (assignee === null || isSame) return null
        return changeCase({ requestId, caseId, version, assignee, ...(note !== '' && { note }) })
      }}
      done={text('adminPeople.done.handOver')}
      onClose={onClose}
    />
  )
}

/** Adds a note to a case; with `state`, also changes its state. */
export function CaseNoteDialog({
  shown: { caseId, version },
  state,
  onClose,
}: CaseDialogProps & { state?: Case['state'] }) {
  const text = useText()
  const [changeCase] = useChangeCaseMutation()
  const about = `case:${state ?? 'note'}:${caseId}`
  const draft = useStaffDraft(about)
  const note = draft.typed('note').trim()
  const [isWrong, setWrong] = useState(false)
  const isEmpty = state === undefined && note === ''
  return (
    <DecisionDialog
      title={text(state === undefined ? 'adminPeople.do.note' : 'adminPeople.do.finish')}
      about={about}
      summary={
        <NoteField
          value={draft.typed('note')}
          onChange={(typed) => draft.type('note', typed)}
          isRequired={state === undefined}
          error={isWrong && isEmpty ? text('adminPeople.noteRequired') : null}
        />
      }
      confirmLabel={text(state === undefined ? 'adminPeople.save' : 'adminPeople.do.finish')}
      asks={nothing}
      focusesConfirm={false}
      send={({ requestId }) => {
        setWrong(isEmpty)
        if (isEmpty) return null
        return changeCase({
          requestId,
          caseId,
          version,
          ...(state !== undefined && { state }),
          ...(note !== '' && { note }),
        })
      }}
      done={text(state === undefined ? 'adminPeople.done.note' : 'adminPeople.done.caseState')}
      onClose={onClose}
    />
  )
}

interface NoteFieldProps {
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
  error?: string | null
}

/** A note for colleagues. */
export function NoteField({ value, onChange, isRequired = false, error = null }: NoteFieldProps) {
  const text = useText()
  return (
    <Field
      label={text('adminPeople.note')}
      name="note"
      multiline
      minRows={3}
      maxLength={longestNote}
      required={isRequired}
      hint={text('adminPeople.noteHint')}
      error={error}
      value={value}
      onChange={onChange}
    />
  )
}

const nothing = [] as const
