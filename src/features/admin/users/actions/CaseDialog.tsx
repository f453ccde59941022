import { useState } from 'react'
import type { SupportSubject } from '#contract/help/support'
import { satang } from '#lib/money'
import { SelectField } from '#ui/form/SelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useOpenCaseMutation } from '../../api/caseCalls'
import { useTimelineQuery } from '../../api/peopleCalls'
import { AssigneeField, assigneeOf } from '../../cases/AssigneeField'
import { NoteField } from '../../cases/CaseDialogs'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useStaffDraft } from '../../form/draft'
import type { PlayerDialogProps } from './playerDialog'

/** Opens a case on a player, and optionally one of the player's last deposits or withdrawals. */
export function CaseDialog({ player: { userId }, onClose }: PlayerDialogProps) {
  const text = useText()
  const [openCase] = useOpenCaseMutation()
  const about = `case:open:${userId}`
  const draft = useStaffDraft(about)
  const subjects = useSubjects(userId)
  const [isWrong, setWrong] = useState(false)
  const assignee = assigneeOf(draft.typed('assignee'))
  const note = draft.typed('note').trim()
  const subject = subjects.find(({ id }) => id === draft.typed('about'))
  return (
    <DecisionDialog
      title={text('adminPeople.do.case')}
      about={about}
      summary={
        <>
          <AssigneeField
            value={draft.typed('assignee')}
            onChange={(value) => draft.type('assignee', value)}
            error={isWrong && assignee === null ? text('adminPeople.cases.choose') : null}
          />
          {subjects.length > 0 && (
            <SelectField
              label={text('adminPeople.cases.about')}
              name="about"
              value={subject?.id ?? ''}
              options={[
                { value: '', label: text('adminPeople.cases.aboutNone') },
                ...subjects.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChange={(value) => draft.type('about', value)}
            />
          )}
          <NoteField
            value={draft.typed('note')}
            onChange={(typed) => draft.type('note', typed)}
            isRequired
            error={isWrong && note === '' ? text('adminPeople.noteRequired') : null}
          />
        </>
      }
      confirmLabel={text('adminPeople.do.case')}
      asks={nothing}
      focusesConfirm={false}
      send={({ requestId }) => {
        const isValid = assignee !== null && note !== ''
        setWrong(!isValid)
        if (!isValid) return null
        const chosen = subject ? { kind: subject.kind, id: subject.id } : null
        return openCase({ requestId, userId, about: chosen, assignee, note })
      }}
      done={text('adminPeople.done.case')}
      onClose={onClose}
    />
  )
}

const nothing = [] as const

/** The player's last deposits and withdrawals, newest first. */
function useSubjects(userId: string): (SupportSubject & { label: string })[] {
  const text = useText()
  const format = useFormat()
  const query = { kind: 'deposit,withdrawal' }
  const entries = useTimelineQuery({ id: userId, query }).data?.value.data ?? []
  const seen = new Map(entries.toReversed().map((entry) => [entry.id, entry]))
  return [...seen.values()].toReversed().map(({ id, kind, amount }) => ({
    id,
    kind: kind === 'deposit' ? 'deposit' : 'withdraw',
    label: [
      text(`adminPeople.kind.${kind}`),
      id,
      amount === null ? '' : format.money(satang(Math.abs(amount))),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
}
