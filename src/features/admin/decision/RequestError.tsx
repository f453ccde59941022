import { styled } from '@mui/material/styles'
import type { AdminErrorBody } from '#contract/admin/request'
import { useFormat } from '#ui/intl/useFormat'
import { translate, useIntl, useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import type { AdminFailure } from '../api/adminApi'
import { staffName } from '../list/Steps'

/** Announces why a request failed; empty while there is no error. */
export function RequestError({ failure }: { failure: AdminFailure | null }) {
  const message = useRequestError()
  return <Alert role="alert">{failure && message(failure)}</Alert>
}

/** @returns a function that explains an error */
export function useRequestError(): (failure: AdminFailure) => string {
  const text = useText()
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const { locale, messages } = useIntl()
  function codedMessage({ code, who, at, error }: AdminErrorBody): string {
    // An error in a field that is not on screen has its own text, if that is loaded.
    const ofField = `adminSite.field.${error}`
    if (code === 'invalid' && ofField in messages) return translate(messages, locale, ofField)
    return text(`admin.error.${code}`, {
      who: staffName(text, who),
      time: at === undefined ? '' : format.dateTime(Date.parse(at)),
    })
  }
  return (failure) => {
    if (failure.mayBeDone) return text('admin.error.unanswered')
    if (failure.kind === 'offline') return text('admin.error.offline')
    if (failure.status === 403) return text('admin.error.forbidden')
    return failure.error ? codedMessage(failure.error) : errorMessage(failure)
  }
}

const Alert = styled('div')(({ theme }) => ({
  color: theme.palette.error.readable,
  '&:not(:empty)': { marginBlock: 8 },
}))
