import { useState } from 'react'
import type { SupportSubject } from '#contract/help/support'
import { satang } from '#lib/money'
import { DescriptionList } from '#ui/display/DataText'
import { SelectField } from '#ui/form/SelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useOpenCaseMutation } from '../../api/caseCalls'
import { useTimelineQuery } from '../../api/peopleCalls'
import { AssigneeField, assigneeOf } from '../../cases/AssigneeField'
import { NoteField } from '../../cases/CaseDialogs'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useStaffDraft } from '../../form/draft'

interface CaseDialogProps {
  player: { userId: string }
  /** The deposit or withdrawal concerned. Without one, the dialog offers the player's last ones. */
  subject?: SupportSubject
  onClose: () => void
}

/** Opens a case on a player, and optionally on a deposit or withdrawal. */
export function CaseDialog({ player: { userId }, subject: fixed, onClose }: CaseDialogProps) {
  const text = useText()
  const [openCase] = useOpenCaseMutation()
  const about = `case:open:${fixed?.id ?? userId}`
  const draft = useStaffDraft(about)
  const subjects = useSubjects(userId, fixed !== undefined)
  const [isWrong, setWrong] = useState(false)
  const assignee = assigneeOf(draft.typed('assignee'))
  const note = draft.typed('note').trim()
  const subject = fixed ?? subjects.find(({ id }) => id === draft.typed('about'))
  return (
    <DecisionDialog
      title={text('adminPeople.do.case')}
      about={about}
      summary={
        <>
          {fixed && <CaseSubject of={fixed} />}
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

function CaseSubject({ of: { kind, id } }: { of: SupportSubject }) {
  const text = useText()
  const name = kind === 'deposit' ? 'deposit' : 'withdrawal'
  return <DescriptionList items={[{ label: text(`adminPeople.kind.${name}`), value: id }]} />
}

/** The player's last deposits and withdrawals, newest first. */
function useSubjects(userId: string, skip: boolean): (SupportSubject & { label: string })[] {
  const text = useText()
  const format = useFormat()
  const query = { kind: 'deposit,withdrawal' }
  const entries = useTimelineQuery({ id: userId, query }, { skip }).data?.value.data ?? []
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
