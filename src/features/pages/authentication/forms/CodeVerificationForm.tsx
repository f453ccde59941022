import * as v from 'valibot'
import { checkedLine } from '#ui/form/formSchema'
import { SubmitButton } from '#ui/form/PlainButton'
import { useFormField } from '#ui/form/useFormField'
import { useText } from '#ui/intl/useText'
import { authenticationPath, type FormProps } from '../authentication'
import { CodeField, codeLength, demoCode } from '../code/CodeField'
import { ResendCode } from '../code/ResendCode'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { useSentForm } from '../useSentForm'

const schema = v.object({
  code: checkedLine((code) => {
    if (code.length < codeLength) return 'pages.code.incomplete'
    return code === demoCode ? null : 'pages.code.wrong'
  }),
})

export function CodeVerificationForm({ variant }: FormProps) {
  const text = useText()
  const { control, isDone, submit } = useSentForm(schema, { code: '' })
  const { value, error, onChange, inputRef } = useFormField(control, 'code', { code: demoCode })
  return (
    <>
      <Lead>{text('pages.code.lead', { code: demoCode })}</Lead>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <CodeField value={value} error={error} onChange={onChange} inputRef={inputRef} />
        <SubmitButton busy={false}>{text('pages.code.submit')}</SubmitButton>
      </form>
      <FormResult>{isDone ? text('pages.code.done') : null}</FormResult>
      <ResendCode />
      <FormLinks
        links={[
          { to: authenticationPath('login', variant), label: text('session.forgot.toLogin') },
        ]}
      />
    </>
  )
}
