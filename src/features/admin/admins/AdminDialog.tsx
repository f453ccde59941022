import { useState } from 'react'
import { roles } from '#contract/admin/access'
import { loosenedAccess } from '#contract/admin/guarded'
import type { AdminRow } from '#contract/admin/system'
import { isoOf } from '#lib/time'
import { CheckboxField } from '#ui/form/CheckboxField'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { useStaffSession } from '../api/adminSession'
import { useSaveAdminMutation } from '../api/peopleCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { useRequestId } from '../decision/useRequestId'
import { useDraftOver } from '../form/draft'

/** Allowed usernames of staff. */
const usernameForm = /^[\w.-]{3,40}$/

const leastPassword = 8

interface AdminDialogProps {
  /** Omitted for a new account. */
  row?: AdminRow
  onClose: () => void
}

/** Creates an account, or changes name, role or password. Role and access changes wait for a second person. */
export function AdminDialog({ row, onClose }: AdminDialogProps) {
  const text = useText()
  const staff = useStaffSession()
  const requestIdFor = useRequestId()
  const [save] = useSaveAdminMutation()
  // The draft is based on these values, even if the list has changed since.
  const [shown] = useState(row)
  const about = `admin:${row?.adminID ?? 'new'}`
  const { valueOf, change } = useDraftOver(about, {
    username: shown?.username ?? '',
    name: shown?.name ?? '',
    role: shown?.role ?? 'support',
  })
  const [username, name] = [valueOf('username'), valueOf('name')]
  const role = roles.find((one) => one === valueOf('role')) ?? 'support'
  const [newPassword, setNewPassword] = useState('')
  const [resetOtp, setResetOtp] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const passwordSetAt = shown?.passwordSetAt ?? null

  const wrong = {
    username: !usernameForm.test(username.trim()),
    name: name.trim() === '',
    password: newPassword === '' ? row === undefined : newPassword.length < leastPassword,
  }
  const loosens = loosenedAccess({
    from: shown?.role ?? null,
    to: role,
    newPassword: newPassword !== '',
    resetOtp,
    isSelf: row !== undefined && row.adminID === staff?.adminID,
  })
  const title = text(row === undefined ? 'adminPeople.admins.add' : 'adminPeople.admins.edit')
  return (
    <DecisionDialog
      title={title}
      about={about}
      summary={
        <>
          <Field
            label={text('admin.login.username')}
            name="username"
            autoComplete="off"
            maxLength={40}
            required
            autoFocus
            error={isWrong && wrong.username ? text('adminPeople.admins.usernameHint') : null}
            hint={text('adminPeople.admins.usernameHint')}
            value={username}
            onChange={change('username')}
          />
          <Field
            label={text('adminPeople.name')}
            name="name"
            maxLength={80}
            required
            error={isWrong && wrong.name ? text('adminPeople.nameRequired') : null}
            value={name}
            onChange={change('name')}
          />
          <SelectField
            label={text('adminPeople.role')}
            name="role"
            value={role}
            // Staff cannot change their own role.
            disabled={row !== undefined && row.adminID === staff?.adminID}
            options={roles.map((one) => ({ value: one, label: text(`admin.role.${one}`) }))}
            onChange={change('role')}
          />
          <Field
            label={text('admin.account.next')}
            name="newPassword"
            autoComplete="new-password"
            maxLength={200}
            required={row === undefined}
            hint={text('adminPeople.admins.passwordHint')}
            error={isWrong && wrong.password ? text('admin.error.passwordweak') : null}
            value={newPassword}
            onChange={setNewPassword}
          />
          {row?.hasOtp && (
            <CheckboxField
              label={text('adminPeople.admins.resetOtp')}
              name="resetOtp"
              checked={resetOtp}
              onChange={setResetOtp}
            />
          )}
        </>
      }
      confirmLabel={text('adminPeople.save')}
      focusesConfirm={false}
      asks={asks}
      weight={{ limit: null, loosens, account: row?.adminID }}
      send={(self) => {
        const isRight = !wrong.username && !wrong.name && !wrong.password
        setWrong(!isRight)
        if (!isRight) return null
        return save({
          ...self,
          requestId: requestIdFor(username, name, role, newPassword, String(resetOtp)),
          username: username.trim(),
          name: name.trim(),
          role,
          ...(shown && {
            adminID: shown.adminID,
            shown: {
              ...shown,
              passwordSetAt: passwordSetAt === null ? null : isoOf(passwordSetAt),
            },
          }),
          ...(newPassword !== '' && { newPassword }),
          ...(resetOtp && { resetOtp }),
        })
      }}
      done={text('adminPeople.done.admin')}
      onClose={onClose}
    />
  )
}

const asks = ['password'] as const
