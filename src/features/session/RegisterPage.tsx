import { type SubmitEvent, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectSending } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { plainUsername } from '#lib/text/phoneNumber'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { NewPasswordField } from '#ui/form/NewPasswordField'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { FailureText } from './FailureText'
import { FormAlert, FormNote } from './FormAlert'
import { GuestLinks } from './layout/GuestLinks'
import { AcceptanceField } from './register/AcceptanceField'
import { BankField } from './register/BankField'
import type { RegistrationField } from './register/registration'
import type { RegistrationErrors } from './register/registrationErrors'
import { useBanks } from './register/useBanks'
import { useRegistration } from './register/useRegistration'
import { useSite } from './useSite'

export function RegisterPage() {
  const text = useText()
  const sending = useSelector(selectSending)
  const { list, retry, refresh } = useBanks()
  const site = useSite()
  const rules = providerExt ? site?.rules : null
  const { form, outcome, inviter, change, send } = useRegistration(refresh)
  const { errors, failure, maybeDone, notArrived, refusals, done } = outcome
  const fieldErrorText = useFieldErrorText(errors)
  const isSaid = failure !== null || maybeDone || notArrived
  const reason = isSaid && (
    <>
      {failure && <FailureText failure={failure} />}
      {maybeDone && text('session.register.maybeDone')}
      {notArrived && text('session.register.notArrived')}
    </>
  )
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0) focusIn(element.current, '[aria-invalid=true], [type=submit]')
  }, [refusals])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const banks = list.state === 'loaded' ? list.banks : []
    const bank = banks.find(({ bank_name }) => bank_name === form.bank_name)
    void send(bank, rules?.version)
  }

  return (
    <Page title={text('session.register.title')}>
      {inviter && <FormNote>{text('session.register.invitedBy', { inviter })}</FormNote>}
      <form ref={element} onSubmit={submit} noValidate>
        <FormAlert>{reason}</FormAlert>
        <Field
          label={text('session.username')}
          name="username"
          autoComplete="username"
          required
          value={form.username}
          onChange={(username) => change({ username })}
          error={fieldErrorText('username')}
        />
        <NewPasswordField
          label={text('session.password')}
          name="password"
          username={plainUsername(form.username)}
          required
          value={form.password}
          onChange={(password) => change({ password })}
          error={fieldErrorText('password')}
        />
        <PasswordField
          label={text('session.register.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          required
          value={form.confirmPassword}
          onChange={(confirmPassword) => change({ confirmPassword })}
          error={fieldErrorText('confirmPassword')}
        />
        <BankField
          list={list}
          value={form.bank_name}
          error={fieldErrorText('bank_name')}
          onChange={(bank_name) => change({ bank_name })}
          onRetry={retry}
        />
        <Field
          label={text('session.register.bookNumber')}
          name="book_number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          required
          value={form.book_number}
          onChange={(book_number) => change({ book_number })}
          error={fieldErrorText('book_number')}
        />
        <Field
          label={text('session.register.bookName')}
          name="book_name"
          autoComplete="name"
          maxLength={100}
          required
          value={form.book_name}
          onChange={(book_name) => change({ book_name })}
          error={fieldErrorText('book_name')}
          hint={text('session.register.bookNameHint')}
        />
        <AcceptanceField
          minAge={site?.minAge}
          hasRules={rules !== null}
          checked={form.accepted}
          error={fieldErrorText('accepted')}
          onChange={(accepted) => change({ accepted })}
        />
        <SubmitButton busy={sending || done}>{text('session.register.submit')}</SubmitButton>
      </form>
      <GuestLinks links={[{ to: '/login', label: text('session.register.toLogin') }]} />
    </Page>
  )
}

/** Formats the error beside a field, in the language of the page if it is the app's own. */
function useFieldErrorText(
  errors: RegistrationErrors,
): (field: RegistrationField) => string | null {
  const text = useText()
  return (field) => {
    const error = errors[field]
    if (error === undefined) return null
    return 'message' in error ? error.message : text(error.key, error.values)
  }
}
