import { useText } from '#ui/intl/useText'
import type { RegistrationField } from './register/registration'
import type { RegistrationErrors } from './register/registrationErrors'

export type ErrorTextOf = (field: RegistrationField) => string | null

/** The message to show beside a field, in the language of the page where it is ours. */
export function useErrorText(errors: RegistrationErrors): ErrorTextOf {
  const text = useText()
  return (field) => {
    const error = errors[field]
    if (error === undefined) return null
    return 'message' in error ? error.message : text(error.key, error.values)
  }
}
