import { useState } from 'react'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { useAddNoteMutation } from '../../api/peopleCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useStaffDraft } from '../../form/draft'
import type { PlayerDialogProps } from './playerDialog'

/** Adds a note for colleagues; notes are permanent and cannot be changed. */
export function NoteDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const [addNote] = useAddNoteMutation()
  const about = `note:${player.userId}`
  const draft = useStaffDraft(about)
  const note = draft.typed('note')
  const [isWrong, setWrong] = useState(false)
  const isEmpty = note.trim() === ''
  return (
    <DecisionDialog
      title={text('adminPeople.do.note')}
      about={about}
      summary={
        <Field
          label={text('adminPeople.note')}
          name="note"
          multiline
          minRows={3}
          maxLength={1000}
          required
          autoFocus
          hint={text('adminPeople.noteHint')}
          error={isWrong && isEmpty ? text('adminPeople.noteRequired') : null}
          value={note}
          onChange={(typed) => draft.type('note', typed)}
        />
      }
      confirmLabel={text('adminPeople.save')}
      asks={nothing}
      focusesConfirm={false}
      send={({ requestId }) => {
        setWrong(isEmpty)
        return isEmpty ? null : addNote({ requestId, userId: player.userId, text: note.trim() })
      }}
      done={text('adminPeople.done.note')}
      onClose={onClose}
    />
  )
}

const nothing = [] as const
