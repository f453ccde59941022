import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { authenticationPath } from '../../authenticationPath'
import type { FormProps } from '../authentication'
import { CodeField } from '../code/CodeField'
import { codeLength, demoCode } from '../code/code'
import { ResendCode } from '../code/ResendCode'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { type Problems, useCheckedForm } from '../useCheckedForm'

const empty = { code: '' }

function check({ code }: typeof empty): Problems<typeof empty> {
  if (code.length < codeLength) return { code: 'pages.code.incomplete' }
  return { code: code === demoCode ? null : 'pages.code.wrong' }
}

export function CodeVerificationForm({ look }: FormProps) {
  const text = useText()
  const { values, change, errorOf, isDone, form, submit } = useCheckedForm(empty, check)
  return (
    <>
      <Lead>{text('pages.code.lead', { code: demoCode })}</Lead>
      <form ref={form} onSubmit={submit} noValidate>
        <CodeField
          value={values.code}
          error={errorOf('code', { code: demoCode })}
          onChange={(code) => change({ code })}
        />
        <SubmitButton busy={false}>{text('pages.code.submit')}</SubmitButton>
      </form>
      <FormResult>{isDone ? text('pages.code.done') : null}</FormResult>
      <ResendCode />
      <FormLinks
        links={[{ to: authenticationPath('login', look), label: text('session.forgot.toLogin') }]}
      />
    </>
  )
}
