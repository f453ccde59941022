import { useState } from 'react'
import { isoOf } from '#lib/time'
import { SentenceWithData } from '#ui/display/DataText'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { useSetPlayerPasswordMutation } from '../../api/peopleCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useRequestId } from '../../decision/useRequestId'
import type { PlayerDialogProps } from './playerDialog'

/** Minimum length of a password. */
const leastLength = 8

/** Sets a password that staff tell the player by phone, and that the player changes afterwards. */
export function PasswordDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const requestIdFor = useRequestId()
  // The state when the dialog opened: a colleague's new password must not be replaced unseen.
  const [{ userId, name, passwordSetAt }] = useState(player)
  const [setPassword] = useSetPlayerPasswordMutation()
  const [newPassword, setNewPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isShort = newPassword.length < leastLength
  return (
    <DecisionDialog
      title={text('adminPeople.do.password')}
      about={`password:${userId}`}
      summary={
        <>
          <p>
            <SentenceWithData>{text('adminPeople.passwordSummary', { name })}</SentenceWithData>
          </p>
          <Field
            label={text('adminPeople.temporaryPassword')}
            name="newPassword"
            autoComplete="off"
            maxLength={200}
            required
            hint={text('admin.account.nextHint')}
            error={isWrong && isShort ? text('admin.error.passwordweak') : null}
            value={newPassword}
            onChange={setNewPassword}
          />
        </>
      }
      confirmLabel={text('adminPeople.do.password')}
      asks={reason}
      reasonReader="staff"
      send={(input) => {
        setWrong(isShort)
        if (isShort) return null
        const why = input.reason ?? ''
        return setPassword({
          ...input,
          reason: why,
          requestId: requestIdFor(newPassword, why),
          userId,
          newPassword,
          passwordSetAt: passwordSetAt === null ? null : isoOf(passwordSetAt),
        })
      }}
      done={text('adminPeople.done.password')}
      onClose={onClose}
    />
  )
}

const reason = ['reason'] as const
